/** The header with the version being changed; none for a record without a version. */
export function atVersion(version: number | null): Readonly<Record<string, string>> {
  return version === null ? {} : { 'if-match': `"${version}"` };
}
