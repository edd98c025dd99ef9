/** The figures of a run as files: the same as the command line writes. */
import { comparisonCsv, reportCsv } from '@tabularium/bots/lab'
import type { Found } from '../../../lab/protocol.ts'
import type { Run } from '../../../lab/run.ts'
import { download } from '../../files.ts'
import { Sign } from '../../home/sign.tsx'
import { laboratory } from '../here.ts'

export const csvOf = ({ compared, reports: [report] }: Found): string =>
  compared !== null ? comparisonCsv(compared) : report === undefined ? '' : reportCsv(report)

/** With how long it took, the one part that differs from run to run. */
export function jsonOf({ compared, reports }: Found, { spent }: Run, cores: number): string {
  const run = { cores, seconds: spent / 1000 }
  const data = compared === null ? reports[0] : { ...compared, settings: reports }
  return `${JSON.stringify({ ...data, run }, null, 2)}\n`
}

export function Saving({ run, found, name }: { run: Run; found: Found; name: string }) {
  return (
    <div class="buttons">
      <button type="button" onClick={() => download(csvOf(found), name, 'csv', 'text/csv')}>
        <Sign of="install" size={16} /> CSV
      </button>
      <button type="button" onClick={() => download(jsonOf(found, run, laboratory.cores), name, 'json')}>
        <Sign of="install" size={16} /> JSON
      </button>
    </div>
  )
}
