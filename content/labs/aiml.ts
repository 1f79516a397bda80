import { PATHS } from '../../contracts/paths.ts';
import type { LabPage } from '../types.ts';

export const aimlLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.aiml}/lab`,
  course: PATHS.aiml,
  title: 'Find the leak behind 95%',
  documentTitle: 'AI & Machine Learning lab: find the leak',
  description:
    'Open exercise: a model scores 95% because its evaluation leaks. Find three leaks, recompute the honest score, repair the code. Nothing to install.',
  label: 'Open lab',
  lead: 'A colleague’s model predicts which customers cancel and is right 95% of the time. Before anyone relies on it, you read how that figure was made.',
  image: 'course-aiml',
  invitation: 'Find three leaks in an evaluation and recompute the honest score',
  minutes: 20,
  needs: 'You have read a little Python; the functions of scikit-learn are explained',
  story: [
    'A broadband firm wants to call customers who are about to cancel. A colleague trained a model on 80 rows, one for each customer and month, and measured it on 20 of them: accuracy 0.95.',
    'The sales manager plans a bonus on it. You have the data dictionary and the script; the predictions for the 20 test rows come in step 3.',
  ],
  materials: [
    {
      id: 'columns',
      title: 'Data dictionary',
      table: {
        columns: ['Column', 'What it holds, and when it is filled in'],
        rows: [
          ['customer_id', 'The customer; when they sign up'],
          ['month', 'The month the row describes; on its last day'],
          ['tenure_months', 'Months since the line was connected; on the last day of the month'],
          ['tickets_30d', 'Support tickets in that month; on its last day'],
          ['late_payments', 'Late payments in the 12 months before; on the last day of the month'],
          [
            'deposit_refunded',
            '1 if the deposit for the router was paid back; by billing when the router is returned, in every row of that customer',
          ],
          ['cancels_in_90_days', 'The target: 1 if the customer cancels within 90 days. Known 90 days later'],
        ],
      },
      caption: 'Invented for this exercise. The firm predicts on the last day of each month.',
    },
    {
      id: 'script',
      title: 'evaluate.py',
      lines: [
        'import pandas as pd',
        'from sklearn.metrics import accuracy_score',
        'from sklearn.model_selection import train_test_split',
        'from sklearn.neighbors import KNeighborsClassifier',
        'from sklearn.preprocessing import StandardScaler',
        'rows = pd.read_csv("customer_months.csv")',
        'features = ["tenure_months", "tickets_30d", "late_payments", "deposit_refunded"]',
        'X, y = rows[features], rows["cancels_in_90_days"]',
        'X = StandardScaler().fit_transform(X)',
        'X_train, X_test, y_train, y_test = train_test_split(',
        '    X, y, test_size=0.25, random_state=7)',
        'model = KNeighborsClassifier(n_neighbors=3).fit(X_train, y_train)',
        'print("accuracy", accuracy_score(y_test, model.predict(X_test)))  # 0.95',
      ],
      caption:
        'Invented for this exercise. StandardScaler subtracts each column’s mean and divides by its spread; a nearest-neighbour model answers as the three most similar training rows do.',
    },
  ],
  steps: [
    {
      kind: 'choice',
      title: 'A column from the future',
      task: 'Which of the four features can the model not have on the day it predicts?',
      hint: 'Read in the data dictionary when each feature is filled in. What did it hold on the last day of that month?',
      options: [
        {
          text: 'tenure_months',
          response:
            'The date of connection is known from the first day, so this is known at the end of every month.',
        },
        {
          text: 'tickets_30d',
          response:
            'It covers the days up to the last of the month, and the prediction is made on that day. Nothing in it is from the future.',
        },
        {
          text: 'late_payments',
          response: 'It looks back 12 months. It may be a weak sign, but on that day it is known.',
        },
        { text: 'deposit_refunded', isRight: true },
      ],
      answer: 'deposit_refunded.',
      explanation: [
        'The deposit is paid back after a customer has cancelled, and billing then fills it into the earlier months too. The column is the answer in another form. In the file it predicts almost perfectly; on the day of the prediction it is 0 for everybody.',
        'Such a column seldom has a telling name. Ask of each: who writes it, when, and is it ever overwritten?',
      ],
    },
    {
      kind: 'lines',
      title: 'The line that looks ahead',
      task: 'In one line the test rows influence the training, although they are set apart only afterwards. Which line is it?',
      hint: 'Look for what is computed from all 80 rows before the split.',
      lines: [
        {
          text: 'rows = pd.read_csv("customer_months.csv")',
          response: 'Reading the file computes nothing from it. The leak comes later.',
        },
        {
          text: 'features = ["tenure_months", "tickets_30d", "late_payments", "deposit_refunded"]',
          response:
            'This line holds the column of step 1. Look for a line that would leak whatever the columns are.',
        },
        {
          text: 'X, y = rows[features], rows["cancels_in_90_days"]',
          response: 'This only picks columns. No value of one row enters another.',
        },
        { text: 'X = StandardScaler().fit_transform(X)', isRight: true },
        {
          text: 'X_train, X_test, y_train, y_test = train_test_split(',
          response:
            'Here the rows are set apart, which comes too late: look at what was done to all of them just before.',
        },
        {
          text: '    X, y, test_size=0.25, random_state=7)',
          response: 'A quarter for testing and a fixed seed are fine. Look at the line before the split.',
        },
        {
          text: 'model = KNeighborsClassifier(n_neighbors=3).fit(X_train, y_train)',
          response:
            'The model is fitted only on X_train, as it should be. What X_train holds was computed earlier.',
        },
        {
          text: 'print("accuracy", accuracy_score(y_test, model.predict(X_test)))  # 0.95',
          response: 'Scoring comes last and changes nothing. Look before the split.',
        },
      ],
      from: 6,
      answer: 'Line 9: X = StandardScaler().fit_transform(X).',
      explanation: [
        'fit computes mean and spread from all 80 rows, the 20 of the test included. With a scaler the gain is usually small. With anything that reads the target, such as choosing features or averaging cancellations by district, the same mistake can lift a score by 10 points.',
        'The rule is always the same: fit only on the training part.',
      ],
    },
    {
      kind: 'fields',
      title: 'Customers on both sides',
      task: 'The split assigned single rows at random, and a customer has several. How many of the 20 test rows belong to a customer who is in the training part as well?',
      hint: 'Go down the test rows and look each customer up in the list. Count rows: two customers come up twice.',
      material: {
        id: 'predictions',
        title: 'The 20 test rows',
        table: {
          columns: ['Customer', 'Month', 'Cancels', 'Model', 'New model'],
          rows: [
            ['K117', '2026-03', 'no', 'no', 'no'],
            ['K103', '2026-05', 'no', 'no', 'no'],
            ['K121', '2026-04', 'yes', 'yes', 'no'],
            ['K104', '2026-02', 'no', 'no', 'no'],
            ['K130', '2026-03', 'no', 'no', 'no'],
            ['K140', '2026-06', 'yes', 'yes', 'yes'],
            ['K109', '2026-04', 'no', 'no', 'yes'],
            ['K115', '2026-05', 'no', 'no', 'no'],
            ['K125', '2026-01', 'yes', 'yes', 'yes'],
            ['K117', '2026-05', 'no', 'no', 'no'],
            ['K127', '2026-02', 'no', 'no', 'no'],
            ['K136', '2026-06', 'yes', 'yes', 'no'],
            ['K112', '2026-04', 'no', 'yes', 'no'],
            ['K132', '2026-03', 'no', 'no', 'no'],
            ['K106', '2026-01', 'no', 'no', 'no'],
            ['K104', '2026-04', 'no', 'no', 'no'],
            ['K133', '2026-05', 'yes', 'yes', 'yes'],
            ['K118', '2026-02', 'no', 'no', 'no'],
            ['K110', '2026-06', 'yes', 'yes', 'yes'],
            ['K124', '2026-03', 'no', 'no', 'no'],
          ],
        },
        caption:
          'Invented for this exercise. In the training part: K101 K102 K104 K105 K107 K108 K110 K111 K113 K114 K116 K117 K119 K120 K122 K123 K125 K126 K128 K129 K131 K132 K134 K135 K137 K138 K140 K141 K143 K144. “Model” is the colleague’s; “New model” is the same one, trained without deposit_refunded, with the scaler fitted on the training rows.',
      },
      fields: [
        {
          name: 'rows',
          label: 'Test rows of customers who are in the training part',
          unit: 'rows',
          input: 'numeric',
          reads: 'number',
          outOf: 20,
          accepted: [8],
          wrong: [
            {
              answers: [6],
              response: '6 customers; two of them, K104 and K117, have two test rows each. Count rows.',
            },
            {
              answers: [12],
              response:
                '12 rows belong to customers whom the model has never seen. The others are asked for.',
            },
            { answers: [7], response: 'One is missing. K104 and K117 come up twice each.' },
            { answers: [20], response: 'Not all: K103, for one, is not in the training part.' },
          ],
          otherwise: 'Count again: for each test row, is its customer in the list under the table?',
        },
      ],
      answer: '8 rows, of 6 customers.',
      explanation: [
        'Two months of one customer look almost alike, so the nearest neighbour of a test row is often the same customer in another month. The model then repeats what it has been told. In service the neighbouring months have no answer yet: it is known 90 days later.',
        'Rows that belong together go into one part: months of a customer, photographs of a machine, paragraphs of a document.',
      ],
    },
    {
      kind: 'fields',
      title: 'The honest score',
      task: 'Take the model without deposit_refunded (last column), and only the 12 rows of customers whom it has never seen. Compare with the rule “nobody cancels” on the same rows.',
      hint: 'The 12 customers: K103, K106, K109, K112, K115, K118, K121, K124, K127, K130, K133, K136. A row is right if “Cancels” and the last column agree.',
      fields: [
        {
          name: 'accuracy',
          label: 'Accuracy of the model on the 12 rows',
          unit: '%',
          input: 'decimal',
          reads: 'percent',
          accepted: [75],
          wrong: [
            { answers: [95], response: '95% is the figure with all three leaks.' },
            {
              answers: [85],
              response: '85% is over all 20 rows. Leave out the 8 of customers in the training part.',
            },
            {
              answers: [[91, 92]],
              response: 'This is the colleague’s model, with deposit_refunded. Use the last column.',
            },
            { answers: [9], response: '9 rows are right. As a share of 12, in per cent?' },
            { answers: [25], response: '25% is the share of wrong answers.' },
            { answers: [45], response: '9 right answers, but divided by 20. The share is of 12 rows.' },
          ],
          otherwise:
            'Count the rows among the 12 in which “Cancels” and the last column agree, divide by 12.',
        },
        {
          name: 'baseline',
          label: 'Accuracy of “nobody cancels” on the 12 rows',
          unit: '%',
          input: 'decimal',
          reads: 'percent',
          accepted: [75],
          wrong: [
            { answers: [70], response: '70% is over all 20 rows. Take the same 12.' },
            { answers: [25], response: '25% cancel. The rule is right for the others.' },
            { answers: [9], response: 'It is right in 9 rows. As a share of 12, in per cent?' },
            {
              answers: [0],
              response: 'It finds nobody who cancels, but it is right about everybody who stays.',
            },
          ],
          otherwise: 'The rule is right wherever “Cancels” says no. Divide the number of those rows by 12.',
        },
        {
          name: 'found',
          label: 'Of the 3 customers who cancel, the model finds',
          unit: 'of 3',
          input: 'numeric',
          reads: 'number',
          outOf: 3,
          accepted: [1],
          wrong: [
            {
              answers: [2],
              response: '2 is the number it misses: K121 and K136. Or did you count K109, who stays?',
            },
            { answers: [3], response: 'All 3 are found only by the model with deposit_refunded.' },
            { answers: [0], response: 'It does find one: look at K133.' },
          ],
          otherwise:
            'Three of the 12 cancel: K121, K133, K136. In how many of these rows does the last column say yes?',
        },
      ],
      answer: 'The model 75%, the rule 75%; the model finds 1 of 3 who cancel.',
      explanation: [
        'Without the column from the future, and with the scaler corrected, 95% becomes 85%; without known customers it is 75%, the same as a rule that needs no model. Accuracy flatters where most customers stay. The manager wants to call those who leave, and of those the model finds one in three, with one false alarm.',
      ],
    },
    {
      kind: 'lines',
      title: 'Repair the evaluation',
      task: 'Four places of the script decide whether the score can be believed. Pick one line for each: A the columns, B the split, C scaling and training, D the score.',
      hint: 'Go through the lines of one letter and ask of each: which rows does it see, and were they known on that day? make_pipeline(scaler, model) fits both on the rows that fit is given, and only transforms those that predict is given.',
      lines: [
        {
          text: 'A  features = ["tenure_months", "tickets_30d", "late_payments", "deposit_refunded"]',
          response:
            'A: deposit_refunded is still among the columns, so the model goes on reading the answer.',
        },
        {
          text: 'A  features = ["customer_id", "tenure_months", "tickets_30d", "late_payments"]',
          response:
            'A: customer_id tells the split who is who. As a feature it lets the model recognise a customer.',
        },
        {
          text: 'A  features = ["tenure_months", "tickets_30d", "late_payments"]',
          isRight: true,
          response: 'What you chose is right. A line for the columns, A, is missing.',
        },
        {
          text: 'A  features = ["tenure_months", "tickets_30d", "late_payments", "cancels_in_90_days"]',
          response: 'A: cancels_in_90_days is what the model has to predict. With it the score is 100%.',
        },
        {
          text: 'B  train, test = train_test_split(range(80), test_size=0.25, random_state=7)',
          response: 'B: train_test_split deals out single rows, so one customer still lands in both parts.',
        },
        {
          text: 'B  train, test = next(GroupShuffleSplit(n_splits=1, test_size=0.25, random_state=7).split(X, y, groups=rows["month"]))',
          response:
            'B: this keeps the rows of a month together. A customer has several months, and lands in both parts.',
        },
        {
          text: 'B  train, test = next(StratifiedKFold(n_splits=4).split(X, y))',
          response:
            'B: this gives both parts the same share of cancellations. It knows nothing of customers, who land in both.',
        },
        {
          text: 'B  train, test = next(GroupShuffleSplit(n_splits=1, test_size=0.25, random_state=7).split(X, y, groups=rows["customer_id"]))',
          isRight: true,
          response: 'What you chose is right. A line for the split, B, is missing.',
        },
        {
          text: 'C  model = make_pipeline(StandardScaler(), KNeighborsClassifier(n_neighbors=3)).fit(X.iloc[train], y.iloc[train])',
          isRight: true,
          response: 'What you chose is right. A line for scaling and training, C, is missing.',
        },
        {
          text: 'C  model = KNeighborsClassifier(n_neighbors=3).fit(StandardScaler().fit_transform(X.iloc[train]), y.iloc[train])',
          response:
            'C: the training part is scaled and the scaler thrown away. The test part would be compared with it unscaled.',
        },
        {
          text: 'C  model = make_pipeline(StandardScaler(), KNeighborsClassifier(n_neighbors=3)).fit(X, y)',
          response: 'C: scaler and model are fitted on all rows, those of the test part included.',
        },
        {
          text: 'C  model = KNeighborsClassifier(n_neighbors=3).fit(X.iloc[train], y.iloc[train])',
          response:
            'C: scaling is gone. Nearest neighbours need it, or the column with the largest numbers decides alone.',
        },
        {
          text: 'D  print("accuracy", accuracy_score(y.iloc[train], model.predict(X.iloc[train])))',
          response: 'D: this scores the rows that the model was trained on. It shows what it remembers.',
        },
        {
          text: 'D  print("accuracy", model.score(X, y))',
          response: 'D: this scores all rows, and three quarters of them were for training.',
        },
        {
          text: 'D  print("accuracy", cross_val_score(model, X, y, cv=5).mean())',
          response:
            'D: cv=5 splits again, by rows, and leaves the split of B unused. One customer lands in both parts again.',
        },
        {
          text: 'D  print("accuracy", accuracy_score(y.iloc[test], model.predict(X.iloc[test])))',
          isRight: true,
          response: 'What you chose is right. A line for the score, D, is missing.',
        },
      ],
      answer:
        'Drop the column, split by customer, put scaler and model into one pipeline, and score the test part.',
      explanation: [
        'With the pipeline nobody can forget the order: fit sees the training part, predict only transforms. In cross-validation it is fitted again in each fold.',
        'One question stays open. The model will predict months that lie ahead, so the test should come from later months than the training, too.',
      ],
    },
    {
      kind: 'fields',
      title: 'What the scaler may know',
      task: 'Put the five actions in order. Then scale three test rows by hand: in the training part tenure_months is 4, 4, 16 and 16; in the test part 22, 7 and 10.',
      hint: 'The mean of the training part is 10, and each of its rows is 6 away from it. Scaled: (value - mean) ÷ spread.',
      material: {
        id: 'actions',
        title: 'Five actions',
        table: {
          columns: ['Letter', 'Action'],
          rows: [
            ['A', 'Fit scaler and model'],
            ['B', 'Read the file'],
            ['C', 'Score the predictions'],
            ['D', 'Split by customer'],
            ['E', 'Drop what was not known on that day'],
          ],
        },
        caption:
          'StandardScaler takes the mean of the rows that it is fitted on, and as spread the root of the mean squared distance from it (divided by the number of rows).',
      },
      fields: [
        {
          name: 'order',
          label: 'Order of the five letters',
          reads: 'order',
          accepted: ['bedac', 'bdeac'],
          wrong: [
            {
              answers: [/^(?=.*a.*d)[a-e]{5}$/],
              response: 'A comes before D: the scaler would see the test rows, as in line 9.',
            },
            {
              answers: [/^(?=.*c.*a)[a-e]{5}$/],
              response: 'C comes before A: there is nothing yet that predicts.',
            },
            {
              answers: [/^(?=.*a.*e)[a-e]{5}$/],
              response: 'A comes before E: the model would be trained with the column from the future.',
            },
            { answers: [/^[acde]/], response: 'Nothing can be done before the file is read.' },
          ],
          otherwise: 'Write each of the five letters once.',
        },
        {
          name: 'first',
          label: 'The row with 22, scaled',
          input: 'text',
          reads: 'number',
          accepted: [2],
          wrong: [
            {
              answers: [[1.67, 1.68]],
              response:
                'That scaler was fitted on all seven rows. Take mean and spread of the four for training.',
            },
            { answers: [[1.38, 1.39]], response: 'That is the scale of the test rows themselves.' },
            { answers: [[1.73, 1.74]], response: 'You divided by n - 1. StandardScaler divides by n.' },
            { answers: [12], response: '12 is the distance from the mean. Divide it by the spread.' },
          ],
          otherwise: 'Mean of 4, 4, 16, 16; then (22 - mean) ÷ spread.',
        },
        {
          name: 'second',
          label: 'The row with 7, scaled',
          input: 'text',
          reads: 'number',
          accepted: [-0.5],
          wrong: [
            { answers: [0.5], response: 'Right in size. 7 lies below the mean.' },
            { answers: [[-0.68, -0.67]], response: 'That scaler was fitted on all seven rows.' },
            { answers: [[-0.93, -0.92]], response: 'That is the scale of the test rows themselves.' },
            { answers: [-3], response: '-3 is the distance from the mean. Divide it by the spread.' },
          ],
          otherwise: '(7 - mean) ÷ spread, with mean and spread of the training rows.',
        },
        {
          name: 'third',
          label: 'The row with 10, scaled',
          input: 'text',
          reads: 'number',
          accepted: [0],
          wrong: [
            { answers: [[-0.21, -0.2]], response: 'That scaler was fitted on all seven rows.' },
            { answers: [[-0.47, -0.46]], response: 'That is the scale of the test rows themselves.' },
          ],
          otherwise: '(10 - mean) ÷ spread, with mean and spread of the training rows.',
        },
      ],
      answer: 'B, E, D, A, C (D may come before E). Scaled: 2, -0.5 and 0.',
      explanation: [
        'Fitted on all seven rows, the scaler gives 1.68, -0.67 and -0.2: each test row has moved because the others were there. On the day of the prediction they are not.',
      ],
    },
    {
      kind: 'choice',
      title: 'What you report',
      task: 'Which sentence goes to the sales manager?',
      hint: 'It should name the comparison, the customers who matter, and how much 12 rows can show.',
      options: [
        {
          text: 'The model is right in 75% of cases.',
          response:
            'True, and so is “nobody cancels”. Without the comparison the figure sounds like an achievement.',
        },
        {
          text: 'On new customers the model does no better than “nobody cancels”, and finds 1 of 3 who leave. 12 rows are too few to decide; no bonus should depend on it yet.',
          isRight: true,
        },
        {
          text: 'The model is right in 95% of cases; small corrections to the script follow.',
          response: 'The 95% comes from the three leaks. Without them the model is no better than the rule.',
        },
        {
          text: 'The model is useless, and the project should end.',
          response: '12 rows cannot show that either. More customers and better columns may still help.',
        },
      ],
      answer: 'On new customers no better than “nobody cancels”, 1 of 3 found, 12 rows too few to decide.',
      explanation: [
        'With 9 of 12 right, the true accuracy may be anywhere between about 47 and 91% (95% Wilson interval). The next step costs little: the same evaluation on all customers of a year.',
      ],
    },
  ],
  closing: {
    did: [
      'You found a column that is filled in after the event.',
      'You found a scaler that had seen the test rows.',
      'You separated customers the model knew from those it did not, and 95% became 75%.',
      'You repaired the script and compared the model with a rule.',
    ],
    adds: [
      {
        text: 'Build the test set before the model, and label it yourself.',
        lesson: 'Test sets and labelling in Label Studio',
      },
      {
        text: 'Price each kind of error with the people who pay for it.',
        lesson: 'Metrics and the cost of an error',
      },
      { text: 'Watch a model in service for the day its data changes.', lesson: 'Monitoring and drift' },
    ],
  },
};
