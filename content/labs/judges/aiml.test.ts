import { describe, expect, it } from 'vitest';
import type { LabStep } from '../../lab-types.ts';
import { aimlLab } from '../aiml.ts';
import { judgeEvaluation } from './aiml.ts';

const REPAIRED = `rows = pd.read_csv("customer_months.csv")
features = ["tenure_months", "tickets_30d", "late_payments"]
X, y = rows[features], rows["cancels_in_90_days"]
splitter = GroupShuffleSplit(n_splits=1, test_size=0.25, random_state=7)
train, test = next(splitter.split(X, y, groups=rows["customer_id"]))
model = make_pipeline(StandardScaler(), KNeighborsClassifier(n_neighbors=3))
model.fit(X.iloc[train], y.iloc[train])
print("accuracy", accuracy_score(y.iloc[test], model.predict(X.iloc[test])))`;

const FOLDS = `X = rows.drop(columns=["deposit_refunded", "customer_id", "month", "cancels_in_90_days"])
model = make_pipeline(StandardScaler(), KNeighborsClassifier(n_neighbors=3))
print(cross_val_score(model, X, y, groups=rows["customer_id"], cv=GroupKFold(5)))`;

const BY_HAND = REPAIRED.replace(
  /model = [^]*/,
  `scaler = StandardScaler().fit(X_train)
model = KNeighborsClassifier(3).fit(scaler.transform(X_train), y_train)
print(accuracy_score(y_test, model.predict(scaler.transform(X_test))))`,
);

const change = (from: string, to: string) => {
  expect(REPAIRED).toContain(from);
  return REPAIRED.replace(from, to);
};

describe('the repaired evaluation', () => {
  it.each([
    ['a pipeline and a split by customer', REPAIRED],
    ['cross-validation by customer', FOLDS],
    ['a scaler fitted on the training part by hand', BY_HAND],
    ['a comment that names the column', `${REPAIRED}  # deposit_refunded is gone`],
    [
      'customers drawn by hand',
      REPAIRED.replace(
        /splitter[^]*?\ntrain.*\n/,
        'train = ~rows["customer_id"].isin(held_out)\ntest = ~train\n',
      ),
    ],
  ])('accepts %s', (_, code) => {
    expect(judgeEvaluation(code)).toEqual({ correct: true, message: expect.stringContaining('believed') });
  });

  it.each([
    ['nothing', '', /Nothing is scored/],
    [
      'the column from the future',
      change('"late_payments"]', '"late_payments", "deposit_refunded"]'),
      /reading the answer/,
    ],
    [
      'the customer as a feature',
      change('["tenure_months"', '["customer_id", "tenure_months"'),
      /become a feature/,
    ],
    ['a column too few', change(', "late_payments"', ''), /late_payments is gone/],
    [
      'a split by rows',
      change('splitter = Group', 'train_test_split(X, y)\nsplitter = Group'),
      /single rows/,
    ],
    ['another splitter', change('GroupShuffleSplit', 'ShuffleSplit'), /No split by customer/],
    ['no groups', change(', groups=rows["customer_id"]', ''), /not told what a group is/],
    [
      'the scaler before the split',
      change('splitter =', 'X = StandardScaler().fit_transform(X)\nsplitter ='),
      /still fitted on all rows/,
    ],
    [
      'the scaler fitted on all rows',
      change('splitter =', 'StandardScaler().fit(X)\nsplitter ='),
      /still fitted on all rows/,
    ],
    [
      'the test part scaled by itself',
      BY_HAND.replace('scaler.transform(X_test)', 'scaler.fit_transform(X_test)'),
      /by its own mean/,
    ],
    ['no scaler', change('StandardScaler(), ', ''), /Scaling is gone/],
    ['training on all rows', change('X.iloc[train], y.iloc[train]', 'X, y'), /trained on all rows/],
    [
      'training on all rows by their names',
      change('X.iloc[train], y.iloc[train]', 'rows[features], y'),
      /trained on all rows/,
    ],
    [
      'a score on all rows',
      change(
        'accuracy_score(y.iloc[test], model.predict(X.iloc[test]))',
        'accuracy_score(y, model.predict(X))',
      ),
      /scored on all rows/,
    ],
    [
      'the answer among the columns that are left',
      FOLDS.replace(', "customer_id", "month", "cancels_in_90_days"', ''),
      /cancels_in_90_days is what the model shall predict/,
    ],
    [
      'the customer among the columns that are left',
      FOLDS.replace('"customer_id", ', ''),
      /become a feature/,
    ],
    ['no training', change('model.fit(X.iloc[train], y.iloc[train])\n', ''), /fit is missing/],
  ])('refuses %s', (_, code, told) => {
    const verdict = judgeEvaluation(code);
    expect(verdict.message).toMatch(told);
    expect(verdict.correct).toBe(false);
  });
});

const step = <Kind extends LabStep['kind']>(kind: Kind, title: string) =>
  aimlLab.steps.find((each) => each.title === title && each.kind === kind) as Extract<
    LabStep,
    { kind: Kind }
  >;

describe('the page', () => {
  it('accepts the shown script and refuses what stands there at first', () => {
    const code = step('code', 'Repair the evaluation');
    expect(judgeEvaluation(code.example).correct).toBe(true);
    expect(judgeEvaluation(code.start).correct).toBe(false);
  });

  it('asks for figures that the table of predictions gives', () => {
    const { table, caption } = step('fields', 'Customers on both sides').material!;
    const rows = table!.rows.map(([customer = '', , cancels, leaky, honest]) => ({
      customer,
      cancels,
      leaky,
      honest,
    }));
    const training = new Set(caption.match(/K1\d\d/g));
    const unseen = rows.filter(({ customer }) => !training.has(customer));
    const share = (part: typeof rows, isRight: (row: (typeof rows)[number]) => boolean) =>
      (100 * part.filter(isRight).length) / part.length;

    expect(rows).toHaveLength(20);
    expect(training.size).toBe(30);
    expect(rows.length - unseen.length).toBe(8);
    expect(new Set(rows.map(({ customer }) => customer)).size - unseen.length).toBe(6);
    expect(share(rows, ({ cancels, leaky }) => cancels === leaky)).toBe(95);
    expect(share(rows, ({ cancels, honest }) => cancels === honest)).toBe(85);
    expect(share(unseen, ({ cancels, leaky }) => cancels === leaky)).toBeCloseTo(91.7, 1);
    expect(share(unseen, ({ cancels, honest }) => cancels === honest)).toBe(75);
    expect(share(unseen, ({ cancels }) => cancels === 'no')).toBe(75);
    expect(share(rows, ({ cancels }) => cancels === 'no')).toBe(70);
    expect(unseen.filter(({ cancels, honest }) => cancels === 'yes' && honest === 'yes')).toHaveLength(1);
  });

  it('numbers the lines of the script as its listing does', () => {
    const { from = 1, lines } = step('lines', 'The line that looks ahead');
    const listing = aimlLab.materials.find(({ id }) => id === 'script')?.lines;
    expect(listing?.slice(from - 1)).toEqual(lines.map(({ text }) => text));
  });
});
