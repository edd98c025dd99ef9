/** One of each event, as it is told in both languages. */
import type { EventOf, EventType } from '../src/words/catalogue.ts'

type Told = { readonly [T in EventType]: readonly [event: Omit<EventOf<T>, 'type'>, en: string, fr: string] }

export const told: Told = {
  turn: [{ turn: '3' }, 'Turn 3 (388-399).', 'Tour 3 (388-399).'],
  phase: [{ phase: 'scoring' }, 'Scoring Phase.', 'Phase de décompte.'],
  wave: [
    { section: 'wave1' },
    'New cards join the decks: First Wave.',
    'De nouvelles cartes entrent dans les paquets : première vague.',
  ],
  shuffle: [
    { player: 'roman' },
    'The deck is empty: the Roman player shuffles the discard pile.',
    'Le paquet est vide : le joueur romain mélange la défausse.',
  ],
  draw: [
    { player: 'barbarian', cards: 7, reserve: false },
    'The Barbarian player draws 7 cards.',
    'Le joueur barbare pioche 7 cartes.',
  ],
  hand: [
    { player: 'roman', cards: ['R14', 'R39'] },
    'New in hand: Conscription and Bureaucratic Revolution.',
    'Nouvelles en main : Conscription et Révolution bureaucratique.',
  ],
  control: [
    { space: 'ancona', from: 'loyalist', to: 'usurper', rule: 'BG-17.2.1-o' },
    'Ancona goes over: now Usurper.',
    'Ancona change de camp : désormais Usurpatrice.',
  ],
  fort: [
    { space: 'ancona', fort: 'colonia', rule: 'BG-7.1-q' },
    'Ancona has grown into a Colonia.',
    'Ancona devient une Colonia.',
  ],
  plunder: [
    { by: 1, to: 5, rule: 'BG-12.5-a' },
    'Plunder +1 (a Roman army beaten): the track is at 5.',
    'Butin +1 (une armée romaine battue) : la piste est à 5.',
  ],
  vp: [
    { by: -2, to: 8, rule: 'BG-5.6-a' },
    '−2 VP (for the provinces): Rome has 8.',
    '−2 PV (pour les provinces) : Rome en a 8.',
  ],
  place: [
    { power: 'loyalist', cu: 1, space: 'roma', rule: 'BG-5.7-d' },
    'The Capital levies troops: 1 Loyalist CU in Roma.',
    'La capitale lève des troupes : 1 UC loyaliste à Roma.',
  ],
  lose: [
    { power: 'barbarian', cu: 2, space: 'roma', rule: 'BG-12.2.4-d' },
    '2 Barbarian CU fall in Roma.',
    '2 UC barbares tombent à Roma.',
  ],
  turncoat: [
    { from: 'loyalist', to: 'usurper', cu: 1, space: 'ancona', rule: 'BG-17.2.1-m' },
    '1 Loyalist CU in Ancona goes over to the Usurpers.',
    '1 UC loyaliste à Ancona passe aux Usurpateurs.',
  ],
  displaced: [
    { leader: 'Stilicho', space: 'roma', forGood: false, rule: 'BG-2.4.2.6-a' },
    'Stilicho is alone among enemies in Roma and is displaced.',
    'Stilicon est seul parmi les ennemis à Roma : il est écarté.',
  ],
  enter: [
    { leader: 'Honorius', power: 'loyalist', space: 'ravenna', rule: 'BG-5.7-u' },
    'Honorius (Loyalist) ascends the throne in Ravenna.',
    'Honorius (Loyaliste) monte sur le trône à Ravenna.',
  ],
  tribe: [
    { tribe: 'huns', space: 'further-east', rule: 'BG-14.3-a' },
    'Invasion: the Huns appear in Further East.',
    'Invasion : les Huns apparaissent en Further East.',
  ],
  siege: [
    { space: 'roma', besieger: 'barbarian', rule: 'BG-10.2.2-t' },
    'The Barbarians lay siege to Roma.',
    'Les Barbares mettent le siège devant Roma.',
  ],
  activate: [{ leader: 'Aetius', ap: 6 }, 'Aetius sets out with 6 AP.', 'Aetius se met en route avec 6 PA.'],
  move: [
    { leader: 'Alaric', power: 'barbarian', cu: 8, from: 'aquincum', to: 'verona', via: 'river' },
    'Alaric marches from Aquincum to Verona over a river with 8 CU.',
    'Alaric marche d’Aquincum vers Verona en passant le fleuve avec 8 UC.',
  ],
  garrison: [
    { space: 'roma', leaders: ['Honorius'], cu: 2 },
    'Behind the walls of Roma: Honorius with 2 CU.',
    'Derrière les murs de Roma : Honorius avec 2 UC.',
  ],
  avoid: [
    { leader: 'Alaric', from: 'verona', to: 'ancona', succeeds: true },
    'Alaric slips away from Verona to Ancona.',
    'Alaric s’esquive de Verona vers Ancona.',
  ],
  intercept: [
    { leader: 'Stilicho', from: 'roma', to: 'ancona', succeeds: true },
    'Stilicho comes from Roma and intercepts in Ancona.',
    'Stilicon accourt de Roma et intercepte à Ancona.',
  ],
  refuse: [
    { leader: 'Alaric', from: 'ancona', to: 'verona' },
    'Alaric refuses battle in Ancona and goes back to Verona.',
    'Alaric refuse la bataille à Ancona et retourne vers Verona.',
  ],
  delay: [
    { leader: 'Aetius', space: 'basilea' },
    'Aetius waits in Basilea for the combined attack.',
    'Aetius attend à Basilea l’attaque combinée.',
  ],
  passage: [
    {},
    'The Allies open their land to the Loyalists for this impulse.',
    'Les Alliés ouvrent leurs terres aux Loyalistes pour cette impulsion.',
  ],
  attrition: [{ space: 'roma', power: 'barbarian', cu: 3, lost: 0 }, 'They hold out.', 'Elles tiennent bon.'],
  provinces: [
    { roman: ['africa', 'illyricum'], lost: ['germania'] },
    '2 of 3 provinces are Roman, all but Germania.',
    '2 des 3 provinces sont romaines, toutes sauf Germania.',
  ],
  'usurpation-ends': [
    { rule: 'BG-17.2.3.1-a' },
    'No Usurper leader is left: the usurpation is over, and all they had is Loyalist.',
    'Il ne reste aucun chef usurpateur : l’usurpation est finie, et tout ce qu’ils tenaient est loyaliste.',
  ],
  card: [
    { player: 'roman', card: 'R14', use: 'march' },
    'The Roman player uses Conscription for a forced march.',
    'Le joueur romain utilise « Conscription » pour une marche forcée.',
  ],
  reserve: [
    { card: 'R14', discarded: true },
    'From the Tribal Reserve: Conscription.',
    'De la Réserve tribale : « Conscription ».',
  ],
  pass: [{ player: 'barbarian' }, 'The Barbarian player passes.', 'Le joueur barbare passe.'],
  claim: [
    { claimed: true },
    'The Roman player shows a Campaign card and takes the first impulse.',
    'Le joueur romain montre une carte de campagne et prend la première impulsion.',
  ],
  tribal: [
    { action: 'activate', leader: 'Vortigern' },
    'Tribal action to activate Vortigern.',
    'Action tribale pour activer Vortigern.',
  ],
  'tribal-end': [{ ops: 3, cancelled: false }, 'The Tribal action has 3 OPs.', 'L’action tribale dispose de 3 PO.'],
  home: [
    { leader: 'Chlodio', space: 'noviomagus', rule: 'BG-5.7-k' },
    'Chlodio goes home to Noviomagus.',
    'Chlodio rentre chez les siens à Noviomagus.',
  ],
  'lost-emperor': [
    { leader: 'Honorius', rule: 'BG-5.7-z' },
    'Honorius finds no place in the Empire and never ascends the throne.',
    'Honorius ne trouve aucune place dans l’Empire et ne régnera jamais.',
  ],
  allied: [
    { tribe: 'visigoths', allied: false, rule: 'BG-15.4-b' },
    'The Visigoths rise against Rome.',
    'Les Wisigoths se soulèvent contre Rome.',
  ],
  relocate: [
    { power: 'loyalist', leaders: [], cu: 2, from: 'tolosa', to: 'narbo', rule: 'BG-15.1-m' },
    '2 Loyalist CU go from Tolosa to Narbo (to make room).',
    '2 UC loyalistes vont de Tolosa vers Narbo (pour faire place).',
  ],
  migrate: [
    { tribe: 'vandals', from: 'gades', to: 'carthago', leaders: ['Genseric'], cu: 5, naval: true },
    'The Vandals sail from Gades to Carthago, with Genseric and 5 CU.',
    'Les Vandales font voile de Gades vers Carthago, avec Genseric et 5 UC.',
  ],
  replaced: [
    { leader: 'Rua', by: 'Attila', rule: 'BG-7.1-an' },
    'Attila takes the place of Rua.',
    'Attila prend la place de Rua.',
  ],
  'changes-sides': [
    { leader: 'Constantine III', power: 'usurper', rule: 'BG-17.2.1-i' },
    'Constantine III takes the purple as a Usurper.',
    'Constantin III prend la pourpre en Usurpateur.',
  ],
  swap: [
    { kept: ['roma'] },
    'The usurpation succeeds: Usurpers are Loyalists now, and Loyalists Usurpers. Byzantine troops keep Roma Loyalist.',
    'L’usurpation réussit : les Usurpateurs sont désormais Loyalistes, et les Loyalistes Usurpateurs. Des troupes byzantines gardent Roma aux Loyalistes.',
  ],
  usurpator: [
    { leader: 'Magnus Maximus' },
    'Magnus Maximus rules as Successful Usurpator.',
    'Magnus Maximus règne en Usurpateur victorieux.',
  ],
  forbidden: [
    { tribe: 'franks', what: 'migrate', until: 'turn' },
    'For the Franks no migration until the end of the turn.',
    'Pour les Francs, pas de migration jusqu’à la fin du tour.',
  ],
  'reserve-taken': [
    {},
    'The Roman player takes the top card of the Tribal Reserve into his hand.',
    'Le joueur romain prend en main la première carte de la Réserve tribale.',
  ],
  battle: [
    {
      space: 'durocortorum',
      attacker: 'barbarian',
      attackingLeader: 'Attila',
      attackingCu: 9,
      defender: 'loyalist',
      defendingLeader: null,
      defendingCu: 1,
    },
    'Battle of Durocortorum: Attila with 9 Barbarian CU attacks 1 Loyalist CU.',
    'Bataille de Durocortorum : Attila avec 9 UC barbares attaque 1 UC loyaliste.',
  ],
  scored: [
    { side: 'attackers', power: 'barbarian', space: 'roma', cu: 4, roll: 5, losses: 2 },
    'The Barbarians inflict 2 losses.',
    'Les Barbares infligent 2 pertes.',
  ],
  won: [
    { space: 'argentorate', winner: 'defenders', power: 'loyalist' },
    'The Loyalists hold Argentorate.',
    'Les Loyalistes tiennent Argentorate.',
  ],
  retreat: [
    { side: 'defenders', power: 'allied', from: 'ancona', to: 'roma', cu: 1 },
    '1 Allied CU retreats from Ancona to Roma.',
    '1 UC alliée se replie d’Ancona vers Roma.',
  ],
  'siege-points': [
    { space: 'roma', points: 1, loss: 1 },
    'The siege of Roma advances by 1 point; the besiegers must lose 1 CU.',
    'Le siège de Roma avance de 1 point ; les assiégeants doivent perdre 1 UC.',
  ],
  restack: [
    { power: 'allied', leaders: ['Theodoric'], from: 'ancona', to: 'roma', cu: 2, rule: 'BG-9.0-c' },
    'Theodoric with 2 CU cannot stay in Ancona and goes to Roma.',
    'Theodoric avec 2 UC ne peut rester à Ancona et va vers Roma.',
  ],
  end: [
    { winner: 'roman', rule: 'BG-4.3-b' },
    'Rome stands: the Roman player wins.',
    'Rome tient bon : le joueur romain gagne.',
  ],
}
