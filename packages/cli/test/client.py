"""Plays a whole random game of the referee's first game, and prints how it ended."""

import json
import random
import subprocess
import sys

referee = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def ask(op, **members):
    referee.stdin.write(json.dumps({"op": op, **members}) + "\n")
    referee.stdin.flush()
    reply = json.loads(referee.stdout.readline())
    if not reply["ok"]:
        raise SystemExit(reply["error"]["message"])
    return reply


chance = random.Random(sys.argv[1])
game = ask("games")["games"][0]["id"]
question = ask("create", game=game, seed=sys.argv[1])["next"]
while question is not None:
    action = chance.choice(ask("legal")["actions"])["action"]
    question = ask("act", action=action)["next"]

print(json.dumps(ask("outcome")["outcome"]))
referee.stdin.close()
sys.exit(referee.wait())
