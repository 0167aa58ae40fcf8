/** The packages of the peers that this project does not hold itself, at the newest versions that run on Node 20. */
export const versions = {
  VitePress: { vitepress: '1.6.4' },
  Starlight: { '@astrojs/starlight': '0.37.7', astro: '5.18.2' },
} as const satisfies Record<string, Record<string, string>>;
