import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours and pass marks are for the firm to confirm.
export const dataScience = {
  kind: 'training',
  path: PATHS.dataScience,
  title: 'Data Science',
  position: 3,
  documentTitle: 'Data Science training',
  description:
    'Clean a messy table, beat a simple baseline, and report what the numbers can and cannot say. Ends with a report that anyone can rerun.',
  lead: 'Modelling is the short part of the job. You learn to check a table, clean it, try the simple answer first, and state the limits of the result.',
  image: 'group-training',
  projectImage: 'card-values',
  closingImage: 'card-team',
  icon: 'chart',
  tag: 'Data Science',
  courseTitle: 'Data Science & Analytics',
  summary: 'Turn messy tables into models and reports whose limits you can state.',
  startsFrom: ['new', 'code'],
  level: 'School algebra; we send a Python primer',
  laptop: '8 GB of memory; Power BI needs Windows',
  builds: 'A report that anyone can rerun',
  schedule: {},
  overview: {
    statement: 'A sudden drop in sales can be a drop in sales, or a column that someone renamed.',
    paragraphs: [
      'Most hours of this course go into finding out what a table really contains. Then comes a baseline: last month’s figure, the average, an experienced colleague’s estimate. A model that cannot beat it is dropped.',
      'Personal data is handled as the DPDP Act 2023 requires: for the stated purpose, and erased once the law no longer requires it.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'Eight areas of the work',
      layout: 'grid',
      items: [
        {
          title: 'Data Visualization',
          text: 'Choose the chart that answers the question; build a dashboard that shows what is missing.',
          lesson: 'Charts that answer one question',
          icon: 'chart',
        },
        {
          title: 'Machine Learning',
          text: 'Fit linear models and trees, tune on one part of the data, evaluate on another.',
          lesson: 'Linear models and trees in scikit-learn',
          icon: 'neural',
        },
        {
          title: 'Data Management',
          text: 'Design tables, join them in SQL, keep the raw file untouched and every change recorded.',
          lesson: 'Table design and keys in PostgreSQL',
          icon: 'database',
        },
        {
          title: 'Predictive Analytics',
          text: 'Forecast demand with an interval, and compare it with last year’s figure.',
          lesson: 'Backtesting and forecast error',
          icon: 'compass',
        },
        {
          title: 'Big Data Processing',
          text: 'Query files larger than memory with DuckDB and Apache Spark.',
          lesson: 'Apache Spark: partitions and cost',
          icon: 'server-stack',
        },
        {
          title: 'Data Mining',
          text: 'Find customer clusters and products bought together, then test whether the pattern holds next month.',
          lesson: 'Clustering customers',
          icon: 'search',
        },
        {
          title: 'Statistical Modeling',
          text: 'Estimate an effect with its uncertainty; separate what was measured from what was assumed.',
          lesson: 'Regression with statsmodels',
          icon: 'lines',
        },
        {
          title: 'Report Automation',
          text: 'Rebuild the monthly figures from raw files with one command; stop when a check fails.',
          lesson: 'Quarto: the report from one command',
          icon: 'gear',
        },
      ],
    },
  ],
  why: {
    heading: 'Why learn data science',
    statement: 'Every firm already decides on figures. You learn to say how far they can be trusted.',
    paragraphs: ['You can learn it alongside a job, ideally one that already produces data.'],
    reasons: [
      {
        title: 'The records exist already',
        text: 'Orders, complaints and meter readings pile up in every firm, mostly unread.',
      },
      {
        title: 'Your present job counts',
        text: 'A nurse or an accountant spots an implausible figure sooner than a programmer does.',
      },
      {
        title: 'Caution saves money',
        text: 'Telling a manager that the sample is too small can prevent a costly mistake.',
      },
    ],
  },
  audience: {
    suits: 'Graduates of commerce, science or engineering, and analysts who live in spreadsheets.',
    doesNotSuit: 'Anyone who wants to train language models: take AI & Machine Learning, after this course.',
  },
  prerequisites: [
    'School algebra, percentages, and patience with a long table.',
    'A little programming, or a week with the Python primer we send you.',
    'A laptop with 8 GB of memory. Power BI Desktop needs Windows; the lab has machines for it.',
  ],
  syllabus: {
    intro: 'Eight modules. Models arrive in the sixth, on purpose.',
    modules: [
      {
        title: 'Questions',
        hours: 8,
        lessons: [
          'Stakeholders and the decision behind a request',
          'Metrics, and how they mislead',
          'Python for tables',
          'Jupyter and Git: work that can be repeated',
        ],
        lab: 'Turn a vague request into one that a table can answer',
      },
      {
        title: 'Cleaning',
        hours: 16,
        lessons: [
          'Types, units and time zones in pandas 3',
          'Duplicates and missing values',
          'Reconciling two sources',
          'Checks that stop a wrong file',
          'Personal data: purpose, minimum, erasure',
        ],
        lab: 'Reconcile two exports that disagree about one month',
      },
      {
        title: 'SQL and large data',
        hours: 18,
        lessons: [
          'Table design and keys in PostgreSQL',
          'Joins and what they multiply',
          'Window functions',
          'DuckDB on files larger than memory',
          'Apache Spark: partitions and cost',
        ],
        lab: 'Find the join that counts some customers twice; rerun it on 50 million rows',
      },
      {
        title: 'Statistics',
        hours: 14,
        lessons: [
          'Sampling and bias',
          'Intervals and tests',
          'Regression with statsmodels',
          'Correlation and cause',
          'A/B tests',
        ],
        lab: 'Decide whether an A/B test proved anything',
      },
      {
        title: 'Forecasting',
        hours: 12,
        lessons: [
          'Trend and seasonality',
          'The naive forecast as baseline',
          'Prediction intervals',
          'Backtesting and forecast error',
        ],
        lab: 'Three months of demand, and whether you beat last year’s figure',
      },
      {
        title: 'Models',
        hours: 16,
        lessons: [
          'Baselines; training, validation and test data',
          'Linear models and trees in scikit-learn',
          'Leakage',
          'Cross-validation and tuning',
          'Explaining one prediction',
          'Analysis with an AI assistant, checked',
        ],
        lab: 'Beat the baseline, then find the leak that made it easy',
        aiLab:
          'Have an assistant analyse a table you know well. Mark each error in its code and each conclusion the data does not support.',
      },
      {
        title: 'Mining',
        hours: 10,
        lessons: [
          'Clustering customers',
          'Association rules: bought together',
          'Is the pattern stable?',
          'Describing a segment from its data',
        ],
        lab: 'Customer segments in spring; how many are left in summer',
      },
      {
        title: 'Reporting',
        hours: 14,
        lessons: [
          'Charts that answer one question',
          'BI: data models and measures in Power BI Desktop',
          'Dashboards that show what is missing',
          'Quarto: the report from one command',
          'Scheduled runs that stop at a failed check',
        ],
        lab: 'A dashboard, and a monthly report that stops when a data check fails',
      },
    ],
  },
  project: {
    hours: 22,
    title: 'A reproducible report that states its limits',
    paragraphs: [
      'Take an open dataset, from data.gov.in for example, and one question on which someone has to decide.',
      'Hand in a repository that rebuilds figures, charts and text from the raw file. The last page lists what the data cannot show.',
    ],
  },
  tools: [
    { group: 'Query', items: ['PostgreSQL', 'DuckDB'] },
    { group: 'Analyse', items: ['Python', 'pandas 3', 'statsmodels'] },
    { group: 'Model', items: ['scikit-learn', 'Apache Spark'] },
    { group: 'Report', items: ['Jupyter', 'Power BI Desktop', 'Quarto', 'Git'] },
  ],
  teaching: [
    'One session introduces a method, the next applies it to data that breaks its assumptions.',
    'You swap notebooks weekly. One that fails on a partner’s laptop is not finished.',
  ],
  assessment: {
    condition: 'A model without a baseline scores nothing, whatever its accuracy.',
    parts: [
      { term: 'Weekly notebooks', detail: '30%' },
      { term: 'Cleaning unseen data, three hours', detail: '30%' },
      { term: 'Report and its defence', detail: '40%' },
    ],
  },
  certificate: [
    'We issue it after an examiner has rerun your report and got the same figures. Employers can look up its number here.',
    'Publish the repository with it: employers read the report before the certificate.',
  ],
  roles: {
    items: [
      { title: 'Junior data analyst', modules: ['Cleaning', 'SQL and large data', 'Statistics'] },
      { title: 'Reporting analyst', modules: ['SQL and large data', 'Reporting'] },
      { title: 'Business intelligence trainee', modules: ['SQL and large data', 'Reporting'] },
      { title: 'Analyst in your present field', modules: ['Questions', 'Forecasting'] },
    ],
    note: 'Jobs titled “data scientist” often require a master’s degree or some years as an analyst.',
  },
  questions: [
    {
      question: 'How much mathematics do I need?',
      answer: 'School algebra is enough for this course. Research roles need calculus and linear algebra.',
    },
    {
      question: 'Is a spreadsheet enough for my work?',
      answer:
        'Often it is. With one author and one file, stay with it. Come when you repeat the same steps every month.',
    },
    {
      question: 'May I use my company’s data?',
      answer:
        'With written permission, and without names or account numbers. The rest can still identify someone, so we check the columns with you first.',
    },
  ],
  callToAction: {
    heading: 'Tell us about your worst spreadsheet',
    text: 'Describe it in three lines; do not send it. We tell you whether this course would teach you to fix it, or whether a shorter course would do.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
