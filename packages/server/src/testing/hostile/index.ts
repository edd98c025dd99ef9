export * from './attack.ts'
