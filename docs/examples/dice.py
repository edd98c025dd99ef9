"""Works out every roll of a finished game again from the secrets in its save.

    python3 dice.py SAVE ROLLS [COMMITMENT]

SAVE is a file with the save, ROLLS one with what the referee answers to `rolls`, and COMMITMENT what was published
before the first roll. Ends with 1 if anything does not agree.
"""

import hashlib
import hmac
import json
import pathlib
import sys


def commitment(secret):
    return hashlib.sha256(b"tabularium commitment " + bytes.fromhex(secret)).hexdigest()


class Keyed:
    """The dice of a secret."""

    def __init__(self, secret):
        self.stream = self.bytes_of(bytes.fromhex(secret))

    @staticmethod
    def bytes_of(key):
        block = 0
        while True:
            yield from hmac.new(key, f"tabularium dice {block}".encode("ascii"), hashlib.sha256).digest()
            block += 1

    def face(self, sides, low):
        fair = 256 - 256 % sides
        return low + next(byte for byte in self.stream if byte < fair) % sides


ROMAN = ["I", "II", "III", "IV", "V", "VI"]


class Scripted:
    """Given faces: numbers, or Roman ones."""

    def __init__(self, script):
        self.script = iter(script)

    def face(self, sides, low):
        text = next(self.script)
        return ROMAN.index(text) + 1 if text in ROMAN else int(text)


def check(save, rolls, published):
    stretches = save["dice"]
    secrets = [stretch["secret"] for stretch in stretches if "secret" in stretch]
    if published is not None and published not in map(commitment, secrets):
        return "No secret of this save is the one that was committed to."
    dice = [Keyed(each["secret"]) if "secret" in each else Scripted(each["script"]) for each in stretches]
    for number, roll in enumerate(rolls):
        serving = [i for i, each in enumerate(stretches) if each["from"] <= roll["action"]]
        face = dice[serving[-1] if serving else 0].face(roll["sides"], roll["low"])
        if face != roll["face"]:
            return f"Roll {number} of action {roll['action']} is {roll['face']}; the secret says {face}."
    return None


def main(save, rolls, published=None):
    save, rolls = (json.loads(pathlib.Path(file).read_text(encoding="utf-8")) for file in (save, rolls))
    fault = check(save, rolls, published)
    if fault is not None:
        sys.exit(fault)
    print(f"All {len(rolls)} rolls follow from the secrets of the save.")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
