// Replaced because the original comes before the title. `DocItem/Content` has it after the title.
export default function NoContentsBeforeTitle(): null {
  return null;
}
