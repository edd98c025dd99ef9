/** How Node runs a server: what lives for one action alone is thrown away cheaply if there is room for many actions of it. */
export const SERVER_FLAGS = ['--max-semi-space-size=64']
