/** Splits values into pages, because a statement can have only a limited number of parameters. */
export function* pagesOf<Value>(values: readonly Value[], size = 500): Generator<Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
