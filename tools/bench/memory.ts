import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { boundFigure, type Figure } from './figure.ts';
import { runServer, type RunningServer } from './run-server.ts';

const SETTLE_MS = 2_000;
const SAMPLE_MS = 50;
const UPLOADS = 50;
const RESUME_BYTES = 5 * 1_024 * 1_024;
const JOB_TITLE = 'SOC Analyst';

const IDLE_MEGABYTES = 150;
const BUSY_MEGABYTES = 250;

function apply(origin: string, index: number, resume: Buffer): Promise<void> {
  const fields = {
    name: `Visitor ${index}`,
    email: `${index}@example.com`,
    phone: '9876543210',
    job_title: JOB_TITLE,
  };
  const head = Object.entries(fields)
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/apply_job1.php`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    sent.on('response', (response) => {
      response.resume();
      if (response.statusCode === 200) resolve();
      else reject(new Error(`an application was answered with ${response.statusCode}`));
    });
    sent.on('error', reject);
    sent.write(`${head}--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`);
    sent.write(resume);
    sent.end('\r\n--b--\r\n');
  });
}

async function peakDuring(server: RunningServer, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, server.memoryMegabytes());
  };
  const sampling = setInterval(sample, SAMPLE_MS);
  try {
    await work;
    return peak;
  } finally {
    clearInterval(sampling);
  }
}

/** Resident memory of the server as `npm start` runs it: at rest, and while 50 resumes of 5 MB arrive at once. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await runServer();
  for (const path of ['/', '/careers']) await (await fetch(server.origin + path)).arrayBuffer();
  await pause(SETTLE_MS);
  const idle = server.memoryMegabytes();
  const resume = Buffer.alloc(RESUME_BYTES, ' ');
  resume.write('%PDF-1.7\n');
  const uploads = Promise.all(
    Array.from({ length: UPLOADS }, (_, index) => apply(server.origin, index, resume)),
  );
  // The mails with the resumes attached are written meanwhile and shortly after.
  const peak = await peakDuring(
    server,
    uploads.then(() => pause(SETTLE_MS)),
  );
  await server.stop();
  return [
    boundFigure('memory of the server at rest', idle, IDLE_MEGABYTES, 'MB'),
    boundFigure(`memory while ${UPLOADS} resumes of 5 MB arrive at once`, peak, BUSY_MEGABYTES, 'MB'),
  ];
}
