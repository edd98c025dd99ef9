import type { OutputAsset, OutputChunk, OutputOptions, Plugin } from 'rolldown'

export interface Programs {
  readonly input: string | Record<string, string>
  /** Packages that are loaded from node_modules. */
  readonly external?: readonly string[]
  readonly output?: OutputOptions
  readonly plugins?: Plugin[]
}

/** The files of these programs, the one that is run first. */
export function bundle(programs: Programs): Promise<[OutputChunk, ...(OutputChunk | OutputAsset)[]]>
