// Replaced because no page has tags, and the original has styles that every page would load.
export default function NoTags(): null {
  return null;
}
