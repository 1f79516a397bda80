const SECTION_LIST = /Spec (§\d+(?:(?:, | and )§\d+)*)/g;
const HEADING = /^## (\d+)\. /gm;
const DECISION = /docs\/decisions\/(\d{4})/g;

/** The numbers of the sections of docs/spec.md. */
export function specSections(spec: string): Set<string> {
  return new Set(Array.from(spec.matchAll(HEADING), ([, number = '']) => number));
}

/** The sections of the specification and the decisions that `text` cites and that do not exist. */
export function brokenReferences(
  text: string,
  sections: ReadonlySet<string>,
  decisions: ReadonlySet<string>,
): string[] {
  const cited = Array.from(text.matchAll(SECTION_LIST), ([, list = '']) => list.match(/\d+/g) ?? []).flat();
  const decided = Array.from(text.matchAll(DECISION), ([, number = '']) => number);
  return [
    ...cited.filter((number) => !sections.has(number)).map((number) => `Spec §${number}`),
    ...decided.filter((number) => !decisions.has(number)).map((number) => `docs/decisions/${number}`),
  ];
}

const FILE_NAME = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|mjs))`/g;

/** The files that the text names between backticks, by their whole path or its end, and that `files` does not hold. */
export function missingFiles(text: string, files: readonly string[]): string[] {
  const named = Array.from(text.matchAll(FILE_NAME), ([, name = '']) => name.replace(/^(\.\.\/)+/, ''));
  return named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
}
