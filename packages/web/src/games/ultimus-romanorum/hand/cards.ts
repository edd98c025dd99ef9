/** When each stratagem is played, and its picture. */
import { icons as drawn } from '../icons.ts'
import { icons } from './icons.ts'

interface Face {
  /** The letters of its phases. */
  readonly when: string
  readonly icon: string
}

const face = (when: string, icon: string): Face => ({ when, icon })

const faces: Readonly<Record<string, Face>> = {
  'minor-federation-treaty': face('E', icons.treaty),
  'major-federation-treaty': face('E', icons.treaty),
  tribute: face('E', icons.coins),
  'augusta-orientalis': face('C', icons.empress),
  'augusta-occidentalis': face('C', icons.empress),
  papa: face('F', icons.pope),
  buccellarii: face('E', drawn.buccellarii),
  'western-usurpation': face('C', icons.purple),
  'eastern-usurpation': face('C', icons.purple),
  'minor-uprising': face('C', drawn.revolt),
  'two-minor-uprisings': face('C', drawn.revolt),
  'three-minor-uprisings': face('C', drawn.revolt),
  'major-uprising': face('C', drawn.revolt),
  'three-major-uprisings': face('C', drawn.revolt),
  'scourge-of-god': face('E', icons.meteor),
  rex: face('C', drawn.king),
  'barbarian-alliance': face('C', icons.alliance),
  bagaudes: face('E', icons.torch),
  migration: face('E', icons.wagon),
  initiative: face('B', icons.flag),
  rebellion: face('C', icons.rebel),
  'ecumenical-council': face('C', drawn.council),
  'opportune-flight': face('E', icons.flight),
  assassination: face('E', icons.knife),
  'plague-outbreak': face('E', drawn.plague),
  'plague-epidemic': face('E', drawn.plague),
  desertion: face('E', drawn.march),
  'furor-germanicus': face('E', icons.fury),
  'divine-favour': face('E', icons.heaven),
  fleet: face('E', drawn.fleet),
  germanophobia: face('E', icons.arrows),
}

export const faceOf = (stratagem: string): Face => faces[stratagem] ?? face('', icons.treaty)
