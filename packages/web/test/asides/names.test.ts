import { expect, test } from 'vitest'
import { withNames } from '../../src/page/log/names.ts'

const names: Record<string, string> = { 'moesia-inferior': 'Moesia Inferior', roma: 'Roma', 'galliae-vi': 'Galliae VI' }
const nameOf = (place: string) => names[place] ?? place

test('names of places are found as they are printed, and written as the page does', () => {
  expect(withNames('Revolt in Moesia Inferior.', ['moesia-inferior'], nameOf)).toEqual([
    'Revolt in ',
    { place: 'moesia-inferior', name: 'Moesia Inferior' },
    '.',
  ])
  expect(withNames('Roma to Roma', ['roma'], nameOf).filter((part) => typeof part !== 'string').length).toBe(2)
  expect(withNames('Nobody is there.', ['roma'], nameOf)).toEqual(['Nobody is there.'])
})

test('a name that only begins another word is not found', () => {
  const parts = withNames('LI Thracia in Thracia I, Thracia II', ['thracia-i'], () => 'Thracia I')
  expect(parts).toEqual(['LI Thracia in ', { place: 'thracia-i', name: 'Thracia I' }, ', Thracia II'])
})
