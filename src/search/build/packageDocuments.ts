import type { LoadContext, Props } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/** A document that the search package finds in a page. */
interface PackageDocument {
  /** Its text: a title, a heading, a description, keywords, or the text of a section. */
  readonly t: string;
  /** The URL of its page. */
  readonly u: string;
  /** Its hash on the page. */
  readonly h?: string;
}

/** The documents that the search package finds in the pages, by kind. */
export interface PackageDocuments {
  readonly titles: readonly PackageDocument[];
  readonly headings: readonly PackageDocument[];
  readonly descriptions: readonly PackageDocument[];
  readonly keywords: readonly PackageDocument[];
  readonly contents: readonly PackageDocument[];
}

/** The package's options with its defaults; only its own functions look inside. */
type Config = Readonly<Record<string, unknown>>;

interface PackageUtils {
  processPluginOptions(options: PluginOptions, context: LoadContext): Config;
  processDocInfos(props: Props, config: Config): { readonly paths: readonly object[] }[];
  scanDocuments(paths: readonly object[], config: Config): Promise<readonly (readonly PackageDocument[])[]>;
}

const folder = '@easyops-cn/docusaurus-search-local/dist/server/server/utils';
const { processPluginOptions }: PackageUtils = require(`${folder}/processPluginOptions`);
const { processDocInfos }: PackageUtils = require(`${folder}/processDocInfos`);
const { scanDocuments }: PackageUtils = require(`${folder}/scanDocuments`);

/**
 * Returns what the search package finds in the built pages. Its own step after a build also makes a lunr index of the
 * documents, which no one here reads, so only the parts that come before that are used.
 */
export async function packageDocuments(
  props: Props,
  options: PluginOptions,
  context: LoadContext,
): Promise<PackageDocuments> {
  const config = processPluginOptions(options, context);
  const paths = processDocInfos(props, config).flatMap((version) => version.paths);
  const [titles = [], headings = [], descriptions = [], keywords = [], contents = []] = await scanDocuments(
    paths,
    config,
  );
  return { titles, headings, descriptions, keywords, contents };
}
