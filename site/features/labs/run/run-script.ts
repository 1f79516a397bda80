import variant from '@jitl/quickjs-asmjs-mjs-release-sync';
import { newQuickJSWASMModuleFromVariant, shouldInterruptAfterDeadline } from 'quickjs-emscripten-core';

const LONGEST_RUN_MS = 2_000;
const MOST_MEMORY_BYTES = 32 * 1024 * 1024;
const MOST_STACK_BYTES = 256 * 1024;

/**
 * QuickJS as plain JavaScript. Awaited below, because a top-level await makes the bundler split the first script of every
 * page.
 */
const loading = newQuickJSWASMModuleFromVariant(variant);

/**
 * Runs a script in an isolated interpreter: no document, no network, no timers. Returns the value of `result` once
 * everything that the script awaits is done. A script that runs for two seconds is stopped.
 *
 * @throws {Error} with the interpreter's message, or if the script did not end
 */
export async function runScript(script: string): Promise<unknown> {
  const engine = await loading;
  const runtime = engine.newRuntime();
  runtime.setMemoryLimit(MOST_MEMORY_BYTES);
  runtime.setMaxStackSize(MOST_STACK_BYTES);
  const deadline = Date.now() + LONGEST_RUN_MS;
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(deadline));
  const context = runtime.newContext();
  try {
    context.unwrapResult(context.evalCode(`var result;\n${script}`)).dispose();
    while (runtime.hasPendingJob()) {
      const jobs = runtime.executePendingJobs(1_000);
      if (jobs.error) context.unwrapResult(jobs);
      if (Date.now() > deadline) throw new Error('interrupted');
    }
    return context.getProp(context.global, 'result').consume(context.dump);
  } catch (error) {
    if (/interrupted/.test(String(error)))
      throw new Error('It did not end within two seconds.', { cause: error });
    throw error;
  } finally {
    context.dispose();
    runtime.dispose();
  }
}
