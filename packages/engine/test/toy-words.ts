/** The toy in words: English, French. */
type Both = readonly [en: string, fr: string]

export const lexicon: Readonly<Record<string, Both>> = {
  toy: ['Toy', 'Jouet'],
  red: ['Red', 'Rouge'],
  blue: ['Blue', 'Bleu'],
  aide: ['Aide', 'Aide de camp'],
  turn: ['Your turn', 'À vous'],
  answer: ['Yield or guard?', 'Céder ou parer ?'],
  pick: ['Take up', 'Prendre'],
  guard: ['Guard with', 'Parer avec'],
  lay: ['Lay', 'Poser'],
  look: ['Look at the top card', 'Regarder la première carte'],
  toss: ['Throw a die', 'Lancer un dé'],
  draw: ['Draw', 'Piocher'],
  resign: ['Resign', 'Abandonner'],
  yield: ['Yield', 'Céder'],
  roll: ['A die', 'Un dé'],
  seen: ['A card is seen', 'Une carte est vue'],
  show: ['The cards are shown', 'Les cartes sont montrées'],
  end: ['The end', 'La fin'],
}

export const clauses: ReadonlyMap<string, Both> = new Map([
  ['TOY-1-a', ['An edition has six cards or more, each of its own name.', 'Six cartes au moins, de noms différents.']],
  ['TOY-1-b', ['The aide sees and does what Red may.', 'L’aide voit et fait ce que peut Rouge.']],
  ['TOY-2-a', ['Yielding and guarding answer what was laid.', 'On cède ou pare ce qui est posé.']],
  ['TOY-2-b', ['Only a card in your hand will do.', 'Seule une carte de votre main convient.']],
  ['TOY-2-c', ['At most two cards are taken up.', 'On prend deux cartes au plus.']],
  ['TOY-2-d', ['At least one card is laid.', 'On pose une carte au moins.']],
  ['TOY-3-a', ['One look or one throw a turn.', 'Un regard ou un jet par tour.']],
  ['TOY-3-b', ['Who has looked must draw.', 'Qui a regardé doit piocher.']],
  ['TOY-4-a', ['The deck must not be empty.', 'La pioche ne doit pas être vide.']],
  ['TOY-4-b', ['Who has taken up a card must lay.', 'Qui a pris une carte doit poser.']],
  [
    'TOY-5-a',
    ['Who can neither draw nor take up ends the game.', 'Qui ne peut ni piocher ni prendre finit la partie.'],
  ],
  ['TOY-5-b', ['Only who is behind may resign.', 'Seul peut abandonner qui est mené.']],
  ['TOY-6-a', ['What was laid is answered first.', 'On répond d’abord à ce qui est posé.']],
  ['TOY-6-b', ['What was laid is shown after the answer.', 'On montre après la réponse ce qui est posé.']],
])
