// Editors with a remark extension use this file to show the checks of `npm run check` as you type.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('tsx/cjs/api').register();

export default require('./tools/check/preset.ts').preset;
