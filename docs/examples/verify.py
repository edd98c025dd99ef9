"""Checks the dice of a game that was played online, as docs/dice.md describes it.

    python3 verify.py FILE [COMMITMENT]

FILE is the file of the game, COMMITMENT what the server had published. Ends with 1 if anything does not agree.
"""

import hashlib
import hmac
import json
import pathlib
import sys


class Wrong(Exception):
    pass


def demand(holds, otherwise):
    if not holds:
        raise Wrong(otherwise)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def keyed(key, text):
    return hmac.new(key, text.encode("utf-8"), hashlib.sha256).digest()


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def stream(key):
    block = 0
    while True:
        yield from keyed(key, f"tabularium dice {block}")
        block += 1


def face(source, sides, low):
    fair = 256 - 256 % sides
    return low + next(byte for byte in source if byte < fair) % sides


def check_sum(save):
    rest = {name: value for name, value in save.items() if name != "sum"}
    demand(sha256(canonical(rest).encode("utf-8"))[:8].hex() == save["sum"], "The file was changed.")


def check_promise(secret, online, published):
    promised = sha256(b"tabularium commitment ", secret).hex()
    demand(promised == online["commitment"], "The secret is not the one that was promised.")
    demand(published in (None, promised), "The secret is not the one that was published.")


def check_anchors(dice, online):
    begun = [step["what"]["anchors"] for step in online["journal"] if step["what"]["kind"] == "begin"]
    demand(begun == [dice["anchors"]] and online["anchors"] == dice["anchors"], "The anchors are not the same.")


class Chains:
    """The last link of each seat."""

    def __init__(self):
        self.latest = {}

    def follow(self, step):
        what = step["what"]
        if what["kind"] == "begin":
            self.latest = dict(enumerate(what["anchors"]))
        elif what["kind"] == "sit":
            self.latest[what["seat"]] = what["anchor"]
        elif what["kind"] in ("act", "redo"):
            self.take(step["number"], what)

    def take(self, number, what):
        link, seat = what["link"], what["seat"]
        links = [entry.get("link") for entry in what["entries"]]
        own = links.index(None) if None in links else len(links)
        demand(set(links[:own]) == ({link} - {None}) and not any(links[own:]), f"Step {number} has links of others.")
        if link is None:
            return
        before = sha256(b"tabularium link ", bytes.fromhex(link)).hex()
        demand(before == self.latest.get(seat), f"The link of step {number} is not the next one.")
        self.latest[seat] = link


class Traces:
    """The running hash."""

    def __init__(self, save, secret):
        online = save["online"]
        opening = {
            "commitment": online["commitment"],
            "game": save["game"],
            "edition": save["edition"]["id"],
            "options": save["options"],
            "start": online["start"],
        }
        self.secret = secret
        self.number = online["journal"][0]["number"]
        self.latest = sha256(b"tabularium opening ", canonical(opening).encode("utf-8"))

    def follow(self, step):
        demand(step["number"] == self.number, f"Step {self.number} is missing.")
        done = canonical({**step["what"], "number": self.number})
        veiled = keyed(self.secret, f"tabularium step {done}")
        self.latest = sha256(b"tabularium trace ", self.latest, veiled)
        demand(self.latest.hex() == step["trace"], f"The trace of step {self.number} does not follow.")
        self.number += 1


class Game:
    """The log, and the dice of each of its actions."""

    def __init__(self, save, dice, secret):
        links = dict(save.get("links", []))
        self.start = dice["from"]
        self.log = [(action, links.get(i)) for i, action in enumerate(save["actions"][: self.start])]
        self.anchors = " ".join(anchor or "-" for anchor in dice["anchors"])
        self.secret = secret
        self.rolls = 0

    def follow(self, step):
        what = step["what"]
        told = {}
        for entry, *roll in step.get("rolls", []):
            told.setdefault(entry, []).append(roll)
        if what["kind"] == "begin":
            self.check(told.pop(-1, []), -1, self.anchors, step["number"])
        elif what["kind"] in ("act", "redo"):
            for i, entry in enumerate(what["entries"]):
                self.log.append((entry["action"], entry.get("link")))
                self.check(told.pop(i, []), *self.turn(), step["number"])
        elif what["kind"] in ("undo", "back"):
            demand(what["entries"] <= len(self.log) - self.start, "More is taken back than was done.")
            del self.log[len(self.log) - what["entries"] :]
        demand(not told, f"Step {step['number']} tells of dice that nobody used.")

    def turn(self):
        """Place and link of the last action."""
        last = len(self.log) - 1
        since = last
        while since >= self.start and self.log[since][1] is None:
            since -= 1
        if since < self.start:
            return last - self.start, self.anchors
        link = self.log[since][1]
        while since > self.start and self.log[since - 1][1] == link:
            since -= 1
        return last - since, link

    def check(self, rolls, place, link, number):
        source = stream(keyed(self.secret, f"tabularium roll {place} {link}"))
        for sides, low, told in rolls:
            rolled = face(source, sides, low)
            demand(rolled == told, f"A die of step {number} shows {told}; secret and links say {rolled}.")
            self.rolls += 1


def verify(save, published):
    check_sum(save)
    online, dice = save["online"], save["dice"][-1]
    secret = bytes.fromhex(dice["shared"])
    check_promise(secret, online, published)
    check_anchors(dice, online)
    game = Game(save, dice, secret)
    followers = (Chains(), Traces(save, secret), game)
    for step in online["journal"]:
        for follower in followers:
            follower.follow(step)
    links = dict(save.get("links", []))
    log = [(action, links.get(i)) for i, action in enumerate(save["actions"])]
    demand(game.log == log, "The steps do not lead to the log.")
    return f"{len(online['journal'])} steps, {len(log)} actions and {game.rolls} rolls: verified."


def main(file, published=None):
    try:
        print(verify(json.loads(pathlib.Path(file).read_text(encoding="utf-8")), published))
    except Wrong as wrong:
        sys.exit(str(wrong))
    except (KeyError, IndexError, TypeError, ValueError):
        sys.exit("This is not the file of a game that was played online.")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
