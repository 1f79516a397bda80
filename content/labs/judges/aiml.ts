import type { Verdict } from '../../lab-types.ts';

const right = (message: string): Verdict => ({ correct: true, message: `Right. ${message}` });
const wrong = (message: string): Verdict => ({ correct: false, message });

const KEPT_COLUMNS = ['tenure_months', 'tickets_30d', 'late_payments'];
const GROUP_SPLIT = /\b(Stratified)?Group(ShuffleSplit|KFold)\s*\(|\bLeave(One|P)Groups?Out\s*\(|\.isin\s*\(/;

/** The repaired evaluation: what was known on the day, customers apart, the scaler fitted on the training part. */
export function judgeEvaluation(code: string): Verdict {
  const python = code.replace(/#.*$/gm, '');
  if (!/accuracy_score\s*\(|cross_val|\.score\s*\(/.test(python)) {
    return wrong('Nothing is scored any more. Keep the line that prints the accuracy.');
  }
  return (
    columns(python) ??
    split(python) ??
    scaler(python) ??
    training(python) ??
    right(
      'Known columns, customers kept apart, scaler fitted on the training part: this score can be believed.',
    )
  );
}

function columns(python: string): Verdict | undefined {
  const drop = /\.drop\s*\([^)]*deposit_refunded/;
  if (/deposit_refunded/.test(python) && !drop.test(python)) {
    return wrong('deposit_refunded is still among the columns: the model goes on reading the answer.');
  }
  const features = /features\s*=\s*\[([^\]]*)\]/.exec(python)?.[1] ?? '';
  if (features.includes('customer_id')) {
    return wrong(
      'customer_id has become a feature. It tells the split who is who; the model should not read it.',
    );
  }
  const dropped = /rows\.drop\s*\([^)]*\)/.exec(python)?.[0];
  if (dropped !== undefined && !dropped.includes('cancels_in_90_days')) {
    return wrong('cancels_in_90_days is what the model shall predict: drop it from the columns as well.');
  }
  if (dropped !== undefined && !dropped.includes('customer_id')) {
    return wrong(
      'customer_id has become a feature, as it is not dropped. It tells the split who is who; the model should not read it.',
    );
  }
  const missing = KEPT_COLUMNS.find((column) => !python.includes(column) && !drop.test(python));
  return missing
    ? wrong(`${missing} is gone as well. It is known on the day of the prediction, so it may stay.`)
    : undefined;
}

function split(python: string): Verdict | undefined {
  if (/train_test_split\s*\(/.test(python)) {
    return wrong(
      'train_test_split deals out single rows, so one customer still lands in both parts. Split by customer.',
    );
  }
  if (!GROUP_SPLIT.test(python)) {
    return wrong(
      'No split by customer is left. GroupShuffleSplit and GroupKFold keep the rows of a group together.',
    );
  }
  return /customer_id/.test(python)
    ? undefined
    : wrong('The splitter is not told what a group is: groups=rows["customer_id"].');
}

function scaler(python: string): Verdict | undefined {
  const fitted = [...python.matchAll(/\.fit_transform\s*\(\s*([^,)]*)/g)].map(([, part = '']) => part);
  const fittedAlone = [...python.matchAll(/\.fit\s*\(\s*([^,()]*)\)/g)].map(([, part = '']) => part);
  const parts = [...fitted, ...fittedAlone];
  if (parts.some((part) => part.includes('test'))) {
    return wrong(
      'The test part is scaled by its own mean. Fit on the training part, then only transform the test part.',
    );
  }
  if (parts.some((part) => !part.includes('train'))) {
    return wrong('The scaler is still fitted on all rows, those of the test part included.');
  }
  return /StandardScaler\s*\(/.test(python)
    ? undefined
    : wrong(
        'Scaling is gone. Nearest neighbours need it, or the column with the largest numbers decides alone.',
      );
}

function training(python: string): Verdict | undefined {
  if (/\.fit\s*\(\s*(X|rows\[features\])\s*,/.test(python)) {
    return wrong('The model is trained on all rows. Give it the training part alone.');
  }
  if (/accuracy_score\s*\(\s*y\s*,/.test(python)) {
    return wrong('The model is scored on all rows, those it was trained on included. Score the test part.');
  }
  return /\.fit\s*\(|cross_val/.test(python)
    ? undefined
    : wrong('No model is trained any more: fit is missing.');
}
