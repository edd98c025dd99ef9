import { MOST } from '../../../page/frame/most.ts'

/** Whether each of so many numbers has a button of its own, beside so many other buttons and the wish for the next window. */
export const isRow = (numbers: number, besides: number): boolean => numbers > 1 && numbers + besides < MOST
