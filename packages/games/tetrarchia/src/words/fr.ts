import type { Cause, Result, TokenName } from '../events.ts'
import type { Catalogue } from './catalogue.ts'

const emperor = {
  diocletian: 'Dioclétien',
  galerius: 'Galère',
  constantius: 'Constance',
  maximian: 'Maximien',
} as const

export const of = (name: string) => (/^[AEIOUY]/.test(name) ? `d’${name}` : `de ${name}`)

export const token = (name: TokenName) =>
  name === 'unrest' ? 'Troubles' : name === 'revolt' ? 'Révolte' : `jeton ${of(emperor[name])}`

const cause: Record<Cause, string> = {
  'set-up': 'mise en place',
  secure: 'sécurisation',
  subdue: 'soumission',
  calm: 'apaisement',
  spread: 'propagation',
  result: 'résultat des dés',
  uprising: 'soulèvement',
  devastation: 'dévastation',
  victory: 'victoire',
  defeat: 'défaite',
}

const result: Record<Result, string> = { victory: 'victoire', draw: 'égalité', defeat: 'défaite' }

const sum = (s: { die: number; support: number; bonus: number; times: number; value: number }) =>
  `(${s.die} + ${s.support}${s.bonus > 0 ? ` + ${s.bonus}` : ''})${s.times > 1 ? ` x ${s.times}` : ''} = ${s.value}`

const end = (victory: boolean, rule: string) => {
  if (victory) return 'Les six frontières sont sécurisées. Victoire !'
  return rule === 'TE-5-b'
    ? 'Une armée entre à Roma. L’Empire est perdu.'
    : 'Il ne reste aucun jeton à placer. L’Empire est perdu.'
}

export const fr: Catalogue = {
  title: 'Tetrarchia',
  emperor,
  seat: { ...emperor, tetrarchy: 'La Tétrarchie', east: 'L’Orient', west: 'L’Occident' },
  ask: {
    fleets: (left) =>
      `Placer ${left === 1 ? 'la dernière flotte' : `une flotte (il en reste ${left})`} dans une zone maritime.`,
    arrival: (name) => `${name} arrive : à Roma ou dans sa capitale ?`,
    romanPhase: (name, ip) =>
      ip === 0
        ? `${name} n’a plus de PI.`
        : `${name} a ${ip} PI : aller dans une province, agir où il se tient, ou finir son tour.`,
    passing: (name) => `${name} est dans la province d’un autre Empereur et doit en repartir.`,
    combat: (fight) => `${fight} Galère dépense-t-il un jeton pour +1 ?`,
    block: (from) => `L’armée en ${from} va attaquer Constance. Dépense-t-il un jeton pour l’arrêter ?`,
  },
  action: {
    fleet: (sea) => `Une flotte en ${sea}`,
    arrive: (at) => `Arriver en ${at}`,
    move: (to, cost) => `Aller en ${to} (${cost} PI)`,
    order: (name, to, cost) => `Envoyer ${name} en ${to} (${cost} PI)`,
    sail: (from, to, cost) => `Envoyer une flotte de ${from} en ${to} (${cost} PI)`,
    secure: (at, cost) => `Sécuriser ${at} (${cost} PI)`,
    subdue: (name, at, cost) => `Retirer le jeton ${token(name)} en ${at} (${cost} PI)`,
    calm: (at) => `Changer la Révolte en ${at} en Troubles (1 PI)`,
    attack: (at, cost, odds) => `Attaquer l’armée en ${at} (${cost} PI ; ${odds})`,
    power: (name) =>
      name === 'maximian'
        ? 'Dépenser un jeton : un PI de plus ce tour'
        : 'Dépenser un jeton : déplacer d’autres Empereurs ce tour',
    take: 'Prendre 1 PI à Galère',
    give: 'Donner 1 PI à Maximien',
    end: (ip) => (ip > 0 ? `Finir la phase romaine (${ip} PI perdus)` : 'Finir la phase romaine'),
    strengthen: 'Dépenser un jeton : +1',
    accept: 'S’en tenir aux dés',
    block: 'Dépenser un jeton : arrêter l’armée',
    stand: 'La laisser attaquer',
  },
  event: {
    roll(die, face, purpose) {
      switch (purpose.for) {
        case 'broken-link':
          return `La liaison brisée ${purpose.from} - ${purpose.to} : ${face}, elle ${Number(face) >= 4 ? 'tient' : 'est coupée'}.`
        case 'combat':
          return `${die} pour le combat : ${face}.`
        case 'first-revolt':
        case 'extra-revolt':
          return `${die} pour une Révolte${purpose.region === undefined ? '' : ` (${purpose.region})`} : ${face}.`
        case 'first-army':
          return `${die} pour une armée : ${face}.`
        case 'aftermath':
          return `${die} pour les suites : région ${face}.`
        case 'region':
          return `${die} pour la région : ${face}.`
        default:
          return `${die} pour la province : ${face}.`
      }
    },
    fleet: (sea) => `Une flotte est placée en ${sea}.`,
    turn: (name, ip) => `Tour ${of(name)} : ${ip} PI.`,
    arrive: (name, at) => `${name} arrive en ${at}.`,
    absent: (name) => `${name} ne peut arriver nulle part et manque sa phase romaine.`,
    move: (name, from, to, cost, ordered) =>
      `${name} ${ordered ? 'est envoyé' : 'va'} de ${from} en ${to} (${cost} PI).`,
    sail: (name, from, to) => `${name} envoie une flotte de ${from} en ${to}.`,
    token(at, was, now, why) {
      if (now === null)
        return `${token(was ?? 'unrest')} : retiré en ${at}${why === 'subdue' ? '' : ` (${cause[why]})`}.`
      const place = was === null ? `${token(now)} en ${at}` : `${token(was)} devient ${token(now)} en ${at}`
      return why === 'result' || why === 'secure' || why === 'calm' ? `${place}.` : `${place} (${cause[why]}).`
    },
    attack: (byEmperor, name, from, at) =>
      byEmperor ? `${name} attaque l’armée en ${at} depuis ${from}.` : `L’armée en ${from} attaque ${name} en ${at}.`,
    combat: (name, army, roman, barbarian, outcome) =>
      `${name} ${sum(roman)} contre l’armée en ${army} ${sum(barbarian)} : ${result[outcome]}.`,
    strengthen: (name, bonus) => `${name} ajoute 1 à son dé (+${bonus}).`,
    enter: (at, region) => `Une armée entre en ${at} (${region}).`,
    advance: (from, to) => `L’armée en ${from} avance en ${to}.`,
    halt: (at, before, why) =>
      `L’armée en ${at} n’atteint pas ${before} : ${
        why === 'army'
          ? 'une autre armée est sur son chemin'
          : why === 'constantius'
            ? 'Constance l’arrête'
            : 'la liaison brisée est coupée'
      }.`,
    destroyed: (at) => `L’armée en ${at} est détruite.`,
    leave: (name, from, why) =>
      `${name} quitte le plateau depuis ${from} : ${why === 'revolt' ? 'la province est en révolte' : 'il est vaincu'}.`,
    barbarianPhase: (name) => `Phase barbare du tour ${of(name)}.`,
    protected: (at) => `${at} est protégée : rien ne se passe.`,
    uprising: (at) => `Soulèvement en ${at} !`,
    power: (name) => `${name} dépense un jeton de sa main pour son pouvoir.`,
    favour: (from, to) => `Un PI passe ${of(from)} à ${to}.`,
    glory: (name, change) => `${name} ${change > 0 ? 'gagne' : 'perd'} une gloire.`,
    end,
  },
  outcome: (victory, rule, score, turns, borders) =>
    `${end(victory, rule)} Score ${score} sur 10, ${borders} frontières sur 6 sécurisées, ${turns} tours.`,
  great: (name) => `${name} est le Grand.`,
  half: (name, east) => `${name} règne sur l’${east ? 'Orient' : 'Occident'}.`,
  concord: 'Aucun ne règne sur les autres.',
  odds: (victory, draw, defeat) => `victoire ${victory} %, égalité ${draw} %, défaite ${defeat} %`,
}
