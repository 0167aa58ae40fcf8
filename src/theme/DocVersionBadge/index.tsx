// Replaced because this site has a single version, so no page has a badge with its name.
export default function DocVersionBadge(): null {
  return null;
}
