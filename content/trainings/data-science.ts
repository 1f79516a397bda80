import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours, pass marks and the lab's software.
export const dataScience = {
  kind: 'training',
  path: PATHS.dataScience,
  title: 'Data Science',
  position: 3,
  documentTitle: 'Data Science training',
  description:
    'Clean a messy table, beat a simple baseline, and report what the numbers can and cannot say. Ends with a report that anyone can rerun.',
  lead: 'You turn messy tables into reports people can trust. You learn to check and clean first, try the simplest method, and say how far the result holds.',
  image: 'course-data-science',
  icon: 'chart',
  menuLine: 'From messy tables to models',
  tag: 'Data Science',
  courseTitle: 'Data Science & Analytics',
  summary: 'Turn messy tables into models and reports whose limits you can state.',
  startsFrom: ['new', 'code'],
  level: 'School algebra; we send a Python primer',
  laptop: '8 GB of memory; Power BI needs Windows',
  builds: 'A report that anyone can rerun',
  work: {
    kind: 'rerun-report',
    title: 'Which month needs a second doctor?',
    actual: [31, 28, 36, 40, 38, 47, 52, 49, 61],
    baseline: [33, 31, 28, 36, 40, 38, 47, 52, 49],
    states: [
      {
        label: 'First run',
        outcome: 'open',
        told: 'Visits a day, against the month before as baseline.',
        lines: ['$ make report', '9,954 rows read, 9 months'],
      },
      {
        label: 'Check fails',
        outcome: 'bad',
        told: 'Not written: 22 visits are in the file twice.',
        lines: ['$ make report', 'check visits_once: 22 too many'],
        doubted: 6,
      },
      {
        label: 'Rebuilt',
        outcome: 'good',
        told: 'Same figures on another laptop. The last page: what the data cannot show.',
        lines: ['$ make report', '9,932 rows, 6 checks passed'],
      },
    ],
  },
  ownHours: 90,
  overview: {
    statement: 'When sales halve overnight on a dashboard, somebody may only have renamed a column.',
    paragraphs: [
      'So modules 2 and 3 are about what a table really contains. Then comes a baseline: last year’s figure, the average, an experienced colleague’s estimate. A model that cannot beat it is dropped.',
      'Personal data is handled as the DPDP Act 2023 requires: for the stated purpose, and erased once that is served, unless a law requires keeping it.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'What you learn to do',
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
          text: 'Find customer clusters and products bought together, then test whether the pattern holds next season.',
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
    statement: 'Managers decide on figures every day, and few of them know how those figures were made.',
    paragraphs: ['You can learn it alongside a job, and best of all with questions from that job.'],
    reasons: [
      {
        title: 'The data is already there',
        text: 'Firms store orders, complaints and meter readings for years, and analyse a small part of them.',
      },
      {
        title: 'Your field is an advantage',
        text: 'A nurse or an accountant spots an implausible figure sooner than a programmer does.',
      },
      {
        title: 'Caution saves money',
        text: 'Telling a manager that the sample is too small can prevent a costly mistake.',
      },
    ],
  },
  audience: {
    suits: 'Graduates of commerce, science or engineering, and analysts who work mostly in spreadsheets.',
    doesNotSuit: 'Those who want to build with language models: that is AI & Machine Learning.',
  },
  prerequisites: [
    'School algebra, percentages, and patience with a long table.',
    'A little programming, or a week with the Python primer we send you.',
    'A laptop with 8 GB of memory. Power BI Desktop needs Windows; the lab has Windows machines with it and Excel.',
  ],
  syllabus: {
    intro: 'Machine learning comes in the sixth of eight modules, once your tables can be trusted.',
    modules: [
      {
        title: 'Questions',
        hours: 14,
        lessons: [
          'Stakeholders and the decision behind a request',
          'Metrics, and how they mislead',
          'Python: lists, functions, files, errors',
          'First tables in pandas',
          'Jupyter and Git: work that others can rerun',
        ],
        lab: 'Turn “How are we doing?” into a question that a table can answer, and answer it in Python',
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
        hours: 16,
        lessons: [
          'Table design and keys in PostgreSQL',
          'Joins and what they multiply',
          'Window functions',
          'DuckDB on files larger than memory',
          'Apache Spark: partitions and cost',
        ],
        lab: 'Find the join that counts some customers twice, then run the corrected query on 50 million rows',
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
        lab: 'Forecast three months of demand and check whether you beat last year’s figure',
      },
      {
        title: 'Models',
        hours: 14,
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
          'Have an assistant analyse a table of the course that you know well. Mark each error in its code and each conclusion the data does not support.',
      },
      {
        title: 'Mining',
        hours: 8,
        lessons: [
          'Clustering customers',
          'Association rules: bought together',
          'Testing whether a pattern lasts',
          'Describing a segment from its data',
        ],
        lab: 'Segment customers on spring data and test how many segments still hold in summer',
      },
      {
        title: 'Reporting',
        hours: 14,
        lessons: [
          'Charts that answer one question',
          'Excel: pivot tables and Power Query',
          'BI: data models and measures in Power BI Desktop',
          'Dashboards that show what is missing',
          'Quarto: the report from one command',
          'Scheduled runs that stop at a failed check',
        ],
        lab: 'Build a dashboard, and a monthly report that stops when a data check fails',
      },
    ],
  },
  project: {
    hours: 22,
    title: 'A reproducible report that states its limits',
    paragraphs: [
      'Take an open dataset, from data.gov.in for example, or your firm’s with its permission, and one question that somebody has to decide.',
      'Hand in a repository that rebuilds figures, charts and text from the raw file. The last page lists what the data cannot show.',
    ],
    stages: [
      { title: 'Question and decision', hours: 2 },
      { title: 'Dataset, licence and raw file', hours: 3 },
      { title: 'Cleaning, with checks', hours: 6 },
      { title: 'Analysis against a baseline', hours: 6 },
      { title: 'Report, limits and rebuild from the raw file', hours: 5 },
    ],
  },
  tools: [
    { group: 'Query', items: ['PostgreSQL', 'DuckDB', 'Apache Spark'] },
    { group: 'Analyse', items: ['Python', 'pandas 3', 'statsmodels'] },
    { group: 'Model', items: ['scikit-learn'] },
    { group: 'Report', items: ['Jupyter', 'Excel', 'Power BI Desktop', 'Quarto', 'Git'] },
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
  fails:
    'Those who fit a model before they have counted the rows, and those whose report runs only on their own laptop.',
  certificate: [
    'Without the report there is none: an examiner reruns the repository and must get your figures.',
    'If its data is open, put the repository beside the certificate number in your resume, so that an employer can read how you work.',
  ],
  roles: {
    show: 'A repository that rebuilds your report from the raw file, and its last page on what the data cannot show.',
    firstJobs: [
      { title: 'Data analyst, trainee', modules: ['Cleaning', 'SQL and large data', 'Statistics'] },
      { title: 'Junior reporting analyst', modules: ['Cleaning', 'SQL and large data', 'Reporting'] },
    ],
    alsoAsked: [
      'A degree, often in commerce, statistics or engineering',
      'A timed Excel test, and clear English in an email',
      'For “data scientist”: a master’s degree or some years as an analyst',
    ],
  },
  questions: [
    {
      question: 'How much mathematics do I need?',
      answer:
        'School algebra and percentages. Statistics is taught in the course. Research roles also want calculus and linear algebra.',
    },
    {
      question: 'Is a spreadsheet enough for my work?',
      answer:
        'Often it is, while one person keeps one file. The course pays off once you repeat the same steps every month or no longer trust the file.',
    },
    {
      question: 'May I use my company’s data?',
      answer:
        'With your company’s written permission, and without names or account numbers. Other columns can identify people too, so we go through them with you first.',
    },
  ],
  callToAction: {
    heading: 'Tell us about your worst spreadsheet',
    text: 'Describe it in three lines; do not send it. We tell you whether this course would teach you to fix it, or whether you need no course.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
