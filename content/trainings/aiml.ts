import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours, pass marks and rented GPU hours are for the firm to confirm.
export const aiml = {
  kind: 'training',
  path: PATHS.aiml,
  title: 'AI & Machine Learning',
  position: 6,
  documentTitle: 'AI & Machine Learning training',
  description:
    'Train, evaluate and deploy models, price each answer, and learn when a plain rule does the job better. Ends with a failure list you wrote.',
  lead: 'A demo needs one good answer. You learn what the thousandth costs, how often it is wrong, and when a plain rule would do.',
  image: 'card-client',
  icon: 'neural',
  tag: 'Artificial Intelligence & Machine Learning',
  courseTitle: 'AI & Machine Learning',
  summary: 'Train, measure and deploy models; know what they cost and where they fail.',
  facts: [
    { term: 'Length', detail: '130–150 hours, evaluation in every module' },
    { term: 'You bring', detail: 'Working Python and school mathematics' },
    { term: 'Hardware', detail: 'An ordinary laptop, plus rented GPU hours' },
    { term: 'You hand in', detail: 'A deployed model and its failure list' },
  ],
  overview: {
    statement: 'The model answers fluently either way. Knowing whether it answers correctly is the job.',
    paragraphs: [
      'So every module begins with the test set and ends with the errors, sorted by what they would cost. NIST AI RMF 1.0 gives the frame: govern, map, measure, manage.',
      'You also learn when to do without. Sorting invoices by supplier code needs a lookup table, and 20 lines of code that staff can read may serve better than a neural network.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'Eight areas, one habit: measure',
      layout: 'grid',
      items: [
        {
          title: 'Neural Networks',
          text: 'Build one from arrays, watch its loss fall, then break it with unscaled inputs.',
          icon: 'neural',
        },
        {
          title: 'AI Automation',
          text: 'Let a model draft and a person approve; log both and price each step.',
          icon: 'robot',
        },
        {
          title: 'Deep Learning',
          text: 'Fine-tune a small pre-trained model in PyTorch and notice when more layers stop helping.',
          icon: 'layers',
        },
        {
          title: 'Natural Language Processing',
          text: 'Classify, extract and retrieve text; compare a large model with keyword search.',
          icon: 'chat',
        },
        {
          title: 'Computer Vision',
          text: 'Find defects in photographs, the dark and blurred ones included.',
          icon: 'camera',
        },
        {
          title: 'Reinforcement Learning',
          text: 'Train an agent in Gymnasium and catch it gaming the reward that you wrote.',
          icon: 'loop',
        },
        {
          title: 'Model Deployment',
          text: 'Serve predictions behind an API with limits, versions, monitoring and a way back.',
          icon: 'rocket',
        },
        {
          title: 'AI Ethics',
          text: 'Compare errors between groups, write the model card, and name who hears a complaint.',
          icon: 'scales',
        },
      ],
    },
  ],
  why: {
    heading: 'Why learn AI',
    statement: 'Anyone can use a model now. Fewer can show when it is wrong.',
    paragraphs: ['That second skill stays useful when the next model arrives.'],
    reasons: [
      {
        title: 'Someone must read the bill',
        text: 'Tokens, GPU hours and rework add up; compare them with 10 minutes of a clerk’s time.',
      },
      {
        title: 'Documents can give orders',
        text: 'A file may carry instructions to whatever model reads it: prompt injection, LLM01 in OWASP’s 2025 list.',
      },
      {
        title: 'Saying no is expertise',
        text: 'Show with figures that no model is needed, and you get asked again.',
      },
    ],
  },
  audience: {
    suits: 'Programmers, data analysts and engineering graduates who can already write and debug Python.',
    doesNotSuit: 'Anyone who only wants to use chat assistants better: a short workshop is enough.',
  },
  prerequisites: [
    'Python functions, files and packages. Without them, take Data Science first.',
    'Vectors and probability at school level.',
    'Patience to label 300 examples by hand.',
  ],
  syllabus: {
    intro: 'Seven modules. Test data is set aside before any training begins.',
    modules: [
      {
        title: 'Problem',
        study: 'Framing, metrics, cost of errors, NIST AI RMF 1.0',
        lab: 'Score random guesses, then a rule; any model must beat both',
      },
      {
        title: 'Learning',
        study: 'Gradient descent, regularisation, validation',
        lab: 'A network in NumPy, checked against PyTorch',
      },
      {
        title: 'Vision',
        study: 'Convolution, transfer learning, augmentation',
        lab: 'Find scratches in photos that classmates took',
      },
      {
        title: 'Language',
        study: 'Tokens, transformers, retrieval, prompts',
        lab: 'Answer from a manual with the page number, or with “not found”',
      },
      {
        title: 'Agents',
        study: 'Tools, approvals, reinforcement learning, reward design',
        lab: 'An assistant that asks before it sends',
      },
      {
        title: 'Abuse and bias',
        study: 'OWASP LLM Top 10 2025, poisoning, error by group',
        lab: 'Inject a prompt through an uploaded resume, then contain it',
      },
      {
        title: 'Operation',
        study: 'Serving, drift, monitoring, cost',
        lab: 'Serve two versions side by side and retire the worse',
      },
    ],
  },
  project: {
    title: 'A deployed model with its failure list',
    paragraphs: [
      'Pick a narrow task and a person who would use the result. Label the test set, agree what a wrong answer costs, deploy behind an API with a spending cap.',
      'The failure list counts as much as the model: at least 20 wrong answers, grouped by cause, each with what the user should see instead.',
    ],
  },
  tools: [
    { group: 'Train', items: ['PyTorch', 'scikit-learn', 'Hugging Face Transformers'] },
    { group: 'Evaluate', items: ['Label Studio', 'MLflow'] },
    { group: 'Serve', items: ['FastAPI', 'ONNX Runtime', 'Docker'] },
    { group: 'Experiment', items: ['NumPy', 'Gymnasium'] },
  ],
  teaching: [
    '130 to 150 hours. Training runs overnight; class time goes into reading errors aloud.',
    'Rented GPU hours are capped per trainee and shown on a shared sheet.',
  ],
  assessment: {
    intro: 'A total of 60% passes. Test data seen during training voids the mark.',
    parts: [
      { term: 'Notebooks with error analysis', detail: '30%' },
      { term: 'Failure list', detail: '30%' },
      { term: 'Deployed model and oral', detail: '40%' },
    ],
  },
  certificate: [
    'You get it after showing where your deployed model fails and explaining why. Employers can check it by its number.',
    'It does not qualify you for medical or safety-critical systems.',
  ],
  roles: {
    items: [
      'Junior machine learning engineer',
      'AI application developer',
      'Model evaluation analyst',
      'MLOps trainee',
    ],
    note: 'Research posts expect publications or a postgraduate degree.',
  },
  questions: [
    {
      question: 'Do I need a GPU?',
      answer:
        'No. Labs are sized for a laptop, and the course rents machines for larger runs, within the cap.',
    },
    {
      question: 'Do you teach prompt writing?',
      answer: 'Yes, but briefly. A prompt is tested like code: fixed cases, a score, a version number.',
    },
    {
      question: 'May my project screen job applicants?',
      answer:
        'No. Decisions about people need safeguards and legal advice that a class cannot supply. Study the bias on invented resumes instead.',
    },
  ],
  callToAction: {
    heading: 'Describe the task before the model',
    text: 'Tell us the task, who does it today and how a mistake is noticed. We name the module it belongs to, or say why no model is needed.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
