// Replaced because this site has a single version, so no page has a banner about another one.
export default function DocVersionBanner(): null {
  return null;
}
