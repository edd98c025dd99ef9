"""Plays Tabularium by the referee's protocol: a whole game, all seats, and prints how it ended,

    python3 bot.py [--options JSON] [--keep FOLDER] GAME SEED COMMAND...

where COMMAND starts a referee, such as: node packages/cli/dist/tabularium.js referee;
or, started without any of these by `tabularium match`, one seat of a match.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys


class Referee:
    """One request, one reply, a line of JSON each."""

    def __init__(self, requests, replies):
        self.requests = requests
        self.replies = replies

    def ask(self, op, **members):
        self.requests.write(json.dumps({"op": op, **members}) + "\n")
        self.requests.flush()
        line = self.replies.readline()
        if not line:
            sys.exit("The referee has gone.")
        reply = json.loads(line)
        if not reply["ok"]:
            sys.exit(f"{op}: {reply['error']['message']}")
        return reply


def chances(forecast, seat):
    """How likely what a forecast tells of goes well for whoever acts, by game: each has forecasts of its own."""
    if "victory" in forecast:
        return [forecast["victory"]]
    if "conflicts" in forecast:
        return [conflict[seat] for conflict in forecast["conflicts"]]
    if "battles" in forecast:
        return [battle["attackerWins"] for battle in forecast["battles"]]
    if "battle" in forecast:
        battle = forecast["battle"]
        attacks = (seat == "roman") == (battle["attackers"]["power"] in ("loyalist", "byzantine", "allied"))
        return [battle["attackersWin"] if attacks else 1 - battle["attackersWin"]]
    return [forecast["attempt"]] if "attempt" in forecast else []


def is_hopeful(action, seat):
    return "forecast" not in action or all(chance >= 0.5 for chance in chances(action["forecast"], seat))


def choose(actions, seat, dice):
    """At random, but nothing that is likely to fail as long as there is something else."""
    hopeful = [action for action in actions if is_hopeful(action, seat)]
    return dice.choice(hopeful or actions)["action"]


def play(referee, game, seed, options):
    dice = random.Random(seed)
    table = referee.ask("create", game=game, seed=seed, **options)
    question = table["next"]
    while question is not None:
        seat = question["seat"]
        actions = referee.ask("legal")["actions"]
        action = choose(actions, table["seats"][seat], dice)
        question = referee.ask("act", seat=seat, action=action)["next"]
    return referee.ask("outcome", language="en")["outcome"]


def sit(referee, dice):
    """One seat of a match: what is asked is answered when the seat is to act, or when the game is over."""
    table = referee.ask("sit")
    seat = table["seats"][table["you"]]
    while actions := referee.ask("legal")["actions"]:
        referee.ask("act", action=choose(actions, seat, dice))


def main():
    if len(sys.argv) == 1:
        sit(Referee(sys.stdout, sys.stdin), random.Random())
        return
    parser = argparse.ArgumentParser(description="Plays a whole game by the referee's protocol.")
    parser.add_argument("game")
    parser.add_argument("seed")
    parser.add_argument("--options", type=json.loads)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    process = subprocess.Popen(given.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    referee = Referee(process.stdin, process.stdout)
    outcome = play(referee, given.game, given.seed, {} if given.options is None else {"options": given.options})
    if given.keep is not None:
        (given.keep / "save.json").write_text(referee.ask("save")["save"], encoding="utf-8")
        (given.keep / "rolls.json").write_text(json.dumps(referee.ask("rolls")["rolls"]), encoding="utf-8")
    print(json.dumps(outcome))
    process.stdin.close()
    sys.exit(process.wait())


main()
