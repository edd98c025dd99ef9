export * from './house.ts'
export * from './match.ts'
export * from './process.ts'
export * from './visitor.ts'
