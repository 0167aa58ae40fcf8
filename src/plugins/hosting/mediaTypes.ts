import path from 'node:path';

/** What each kind of file is sent as. A kind that is not here stops the build. */
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
  // Declarations of the SDK. Lists of media types know `.ts` as a video.
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
 * The media types of the files, by the end of their names, in the order of its letters.
 * @throws where a file has none, with what to do
 */
export function mediaTypesOf(files: readonly string[]): ReadonlyArray<readonly [kind: string, type: string]> {
  const kinds = [...new Set(files.map(kindOf))].sort();
  return kinds.map((kind) => {
    const type = mediaTypes[kind];
    if (!type) {
      const file = files.find((name) => kindOf(name) === kind);
      throw new Error(
        `${file} is of a kind that servers are not told about. Name its media type in src/plugins/hosting/mediaTypes.ts.`,
      );
    }
    return [kind, type];
  });
}

/** Whether a file is text, which compresses well. Pictures and fonts are compressed already. */
export function isText(file: string): boolean {
  return /^text\/|json|xml|yaml/.test(mediaTypes[kindOf(file)] ?? '');
}
