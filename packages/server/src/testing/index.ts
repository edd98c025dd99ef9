export * from './house.ts'
export * from './visitor.ts'
