import path from 'node:path';

/** The media type of each file extension. An extension that isn't listed stops the build. */
const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  // The SDK's type declarations. In standard lists, `.ts` is a video.
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

function kindOf(file: string): string {
  return path.posix.extname(file).slice(1);
}

/**
 * Returns the media types of the files, sorted by extension.
 * @throws if a file has an unknown extension
 */
export function mediaTypesOf(files: readonly string[]): ReadonlyArray<readonly [kind: string, type: string]> {
  const kinds = [...new Set(files.map(kindOf))].sort();
  return kinds.map((kind) => {
    const type = mediaTypes[kind];
    if (!type) {
      const file = files.find((name) => kindOf(name) === kind);
      throw new Error(
        `${file} has an extension without a media type. Add it in src/plugins/hosting/mediaTypes.ts.`,
      );
    }
    return [kind, type];
  });
}

/** Returns the media type of a file. One without an extension is for hosts, not for browsers. */
export function mediaTypeOf(file: string): string {
  return mediaTypes[kindOf(file)] ?? 'text/plain; charset=utf-8';
}

/** Whether a file is text, which compresses well. Images and fonts are already compressed. */
export function isText(file: string): boolean {
  return kindOf(file) in mediaTypes && /^text\/|json|xml|yaml/.test(mediaTypeOf(file));
}
