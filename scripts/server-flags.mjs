/**
 * How Node runs a server: what lives for one action alone is thrown away cheaply if there is room for many actions of it, and by the
 * thread that serves alone: threads that help it wait for each other longer than they help.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=64', '--no-parallel-scavenge']
