import { test } from './fixtures.ts';
import { choose, doLabByKeyboard, type } from './lab-by-keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the Android lab is done to its end by keyboard on a phone’s width, wrong at first at every step', async ({
  page,
}) => {
  test.slow();
  await doLabByKeyboard(page, {
    path: '/it-trainings/android-app-development/lab',
    steps: [
      {
        title: 'The frame that threw',
        wrong: choose('com.example.fieldvisit.visit.VisitActivity.onCreate(VisitActivity.kt:31)'),
        says: 'Ours, and the way in',
        right: choose('com.example.fieldvisit.session.VisitSession.requireVisit(VisitSession.kt:9)'),
      },
      {
        title: 'When the state was lost',
        wrong: choose(
          '16:41:19 ActivityManager: Start proc 18342:com.example.fieldvisit/u0a214 for next-top-activity {com.example.fieldvisit/.visit.VisitActivity}',
        ),
        says: 'What had been in the old one was lost earlier',
        right: choose('reason: low watermark is breached and swap is low (48212kB < 61440kB)'),
      },
      {
        title: 'Why the developers never saw it',
        wrong: choose('Rotation destroys nothing, so onCreate does not run again.'),
        says: 'the activity is destroyed and created anew',
        right: choose(
          'Rotation recreates the activity inside the same process: the view model and VisitSession stay.',
        ),
      },
      {
        title: 'The fix',
        wrong: choose(
          'requireVisit() returns null instead of throwing, and the screen closes itself if it gets null.',
        ),
        says: 'This hides the fault',
        right: choose(
          'Pass the visit’s ID in the intent, read it from SavedStateHandle, load the visit from Room, and write the note to Room as it is typed.',
        ),
      },
      {
        title: 'Make it happen',
        wrong: type({ Command: 'adb shell am force-stop com.example.fieldvisit' }),
        says: 'force-stop also throws away the task with its saved state',
        right: type({ Command: 'adb shell am kill com.example.fieldvisit' }),
      },
    ],
  });
});
