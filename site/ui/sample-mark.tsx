/** Marks invented content as a sample, in the type of the text around it. */
export function SampleMark({ text }: { text: string }) {
  return <p className="sample-mark">{text}</p>;
}
