export * from './storm.ts'
