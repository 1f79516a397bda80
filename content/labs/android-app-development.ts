import { PATHS } from '../../contracts/paths.ts';
import type { LabPage } from '../types.ts';

/** Stack trace with non-breaking spaces, so that a frame fills its line before it wraps. */
const TRACE = [
  {
    text: 'FATAL EXCEPTION: main',
    response: 'This says that the main thread died. It names no place in the code.',
  },
  {
    text: 'Process: com.example.fieldvisit, PID: 18342',
    response: 'The process that died. Keep the number for the next step; here a line of code is asked for.',
  },
  {
    text: 'java.lang.RuntimeException: Unable to start activity ComponentInfo{com.example.fieldvisit/com.example.fieldvisit.visit.VisitActivity}: java.lang.NullPointerException',
    response:
      'This is the wrapper that Android puts around any exception thrown while an activity starts. What happened is under “Caused by”.',
  },
  {
    text: '\u00a0\u00a0at\u00a0android.app.ActivityThread.performLaunchActivity(ActivityThread.java:4164)',
    response: 'A frame of Android itself, and of the wrapper. Look for com.example, under “Caused by”.',
  },
  {
    text: '\u00a0\u00a0at\u00a0android.app.ActivityThread.handleLaunchActivity(ActivityThread.java:4322)',
    response: 'A frame of Android itself, and of the wrapper. Look for com.example, under “Caused by”.',
  },
  {
    text: '\u00a0\u00a0at\u00a0android.os.Handler.dispatchMessage(Handler.java:107)',
    response: 'Every action on the main thread passes through Handler. It says nothing about this crash.',
  },
  {
    text: '\u00a0\u00a0at\u00a0android.app.ActivityThread.main(ActivityThread.java:9055)',
    response: 'The start of every app process: the same line ends nearly every trace of a main thread.',
  },
  {
    text: 'Caused by: java.lang.NullPointerException',
    response: 'Here the real exception begins. The frame that threw it is the next line.',
  },
  {
    text: '\u00a0\u00a0at\u00a0com.example.fieldvisit.session.VisitSession.requireVisit(VisitSession.kt:9)',
    isRight: true,
  },
  {
    text: '\u00a0\u00a0at\u00a0com.example.fieldvisit.visit.VisitViewModel.<init>(VisitViewModel.kt:12)',
    response:
      'Ours, and close: this line called the one that threw. The topmost frame under “Caused by” is asked for.',
  },
  {
    text: '\u00a0\u00a0at\u00a0com.example.fieldvisit.visit.VisitActivity.viewModel_delegate$lambda$0(VisitActivity.kt:24)',
    response:
      'Ours, but it only creates the view model. Go further up, to the first frame under “Caused by”.',
  },
  {
    text: '\u00a0\u00a0at\u00a0androidx.lifecycle.ViewModelLazy.getValue(ViewModelLazy.kt:46)',
    response: 'A frame of a library: by viewModels() ends up here. It was passed through, and did not throw.',
  },
  {
    text: '\u00a0\u00a0at\u00a0com.example.fieldvisit.visit.VisitActivity.onCreate(VisitActivity.kt:31)',
    response:
      'Ours, and the way in: from here the calls led to the frame that threw. A trace is read from the bottom up.',
  },
  {
    text: '\u00a0\u00a0at\u00a0android.app.Activity.performCreate(Activity.java:9155)',
    response: 'A frame of Android itself, which called our onCreate. Look for com.example.',
  },
];

export const androidLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.androidAppDevelopment}/lab`,
  course: PATHS.androidAppDevelopment,
  title: 'The visit that vanished behind the camera',
  documentTitle: 'Android lab: read a stack trace',
  description:
    'Open exercise: a crash that the developers cannot repeat. Read the stack trace and the log, find the state that was lost, choose the fix, reproduce it.',
  label: 'Open lab',
  lead: 'An app closes when its users come back from the camera, and only on cheap phones. You read the trace back to its cause, then make the crash happen at will.',
  image: 'course-android',
  invitation: 'Read a stack trace, find the lost state and reproduce the crash',
  minutes: 15,
  needs: 'This page. You have seen a Kotlin class and know what an activity is',
  story: [
    'Technicians record visits in the app com.example.fieldvisit: they open a visit, type a note and photograph the meter with the phone’s camera app. Some come back from the camera to the home screen. The note is gone.',
    'The reports come from phones with 3 or 4 GB of memory. On the developers’ phones nobody has seen it: they took 50 photographs, and turned the phone after each one.',
  ],
  materials: [
    {
      id: 'session',
      title: 'VisitSession.kt',
      lines: [
        'package com.example.fieldvisit.session',
        '',
        'import com.example.fieldvisit.data.Visit',
        '',
        'object VisitSession {',
        '    private var current: Visit? = null',
        '    fun open(visit: Visit) { current = visit }',
        '',
        '    fun requireVisit(): Visit = current!!',
        '}',
      ],
      caption:
        'Invented for this exercise. An object exists once in a process; !! throws a NullPointerException if the value is null. VisitSession.open is called in one place: when a visit in the list is tapped, before VisitActivity is started.',
    },
    {
      id: 'view-model',
      title: 'VisitViewModel.kt',
      lines: [
        'package com.example.fieldvisit.visit',
        '',
        'import androidx.compose.runtime.getValue',
        'import androidx.compose.runtime.mutableStateOf',
        'import androidx.compose.runtime.setValue',
        'import androidx.lifecycle.ViewModel',
        'import com.example.fieldvisit.data.VisitDao',
        'import com.example.fieldvisit.session.VisitSession',
        '',
        'class VisitViewModel(private val visits: VisitDao) : ViewModel() {',
        '    var note by mutableStateOf("")',
        '    val visit = VisitSession.requireVisit()',
        '}',
      ],
      caption: 'Invented for this exercise. VisitActivity asks for this view model in onCreate.',
    },
  ],
  steps: [
    {
      kind: 'lines',
      title: 'The frame that threw',
      task: 'This is the crash report, invented for this exercise and shortened. Pick the frame in which the exception was thrown.',
      hint: 'If there is a “Caused by”, the last one is the real exception. The frame right under it threw; those below called it.',
      lines: TRACE,
      answer: 'Line 9: VisitSession.requireVisit(VisitSession.kt:9).',
      explanation: [
        'The first exception is a wrapper. Under the last “Caused by”, the top frame threw, and it happens to be ours. If a library is at the top, go down to the first frame in your own package.',
        'VisitSession.kt:9 is current!!, so current was null. From here the question is why it was.',
      ],
    },
    {
      kind: 'lines',
      title: 'When the state was lost',
      task: 'This is the log of one phone around the crash, shortened and invented like the rest. In which line is VisitSession.current lost?',
      hint: 'The object lives as long as its process. Follow the process numbers.',
      lines: [
        {
          text: '16:40:51 ActivityTaskManager: START u0 {cmp=com.example.fieldvisit/.visit.VisitActivity} from uid 10214',
          response: 'Here the visit was opened, and current had just been set. The app is process 17910.',
        },
        {
          text: '16:41:02 ActivityTaskManager: START u0 {act=android.media.action.IMAGE_CAPTURE} from uid 10214',
          response:
            'The camera opens in front. The app is in the background now, and still alive with all it knows.',
        },
        {
          text: "16:41:04 lowmemorykiller: Kill 'com.example.fieldvisit' (17910), uid 10214, oom_score_adj 700 to free 96412kB rss, 20148kB swap; reason: low watermark is breached and swap is low (48212kB < 61440kB)",
          isRight: true,
        },
        {
          text: '16:41:04 ActivityManager: Process com.example.fieldvisit (pid 17910) has died: prev LAST',
          response: 'This reports the end of process 17910. The line before says what ended it.',
        },
        {
          text: '16:41:19 ActivityManager: Start proc 18342:com.example.fieldvisit/u0a214 for next-top-activity {com.example.fieldvisit/.visit.VisitActivity}',
          response:
            'A new process starts, with an empty VisitSession. What had been in the old one was lost earlier.',
        },
        {
          text: '16:41:19 AndroidRuntime: FATAL EXCEPTION: main',
          response: 'Here the loss is noticed. It happened 15 seconds earlier, in another process.',
        },
      ],
      answer: 'Line 3: lowmemorykiller ends process 17910.',
      explanation: [
        'The camera needed memory, and Android ended a process in the background. That is normal, and on a small phone it happens daily. When the user returns, Android starts a new process and rebuilds the activity on top, VisitActivity. The list, and its call of VisitSession.open, does not run again.',
        'An object, a static field and a ViewModel die with the process. What survives: the intent, the saved state, and what is in a database or a file.',
      ],
    },
    {
      kind: 'choice',
      title: 'Why the developers never saw it',
      task: 'After each of 50 photographs they rotated the phone. Why did that not crash?',
      hint: 'What does a rotation destroy: the activity, its view model, or the process?',
      options: [
        {
          text: 'Rotation destroys nothing, so onCreate does not run again.',
          response:
            'By default it does: the activity is destroyed and created again, and onCreate runs with it.',
        },
        {
          text: 'Rotation recreates the activity inside the same process: the view model and VisitSession stay.',
          isRight: true,
        },
        {
          text: 'Their phones have a newer version of Android, which repairs null values.',
          response: 'No version does. Look at what the phones of the technicians have less of.',
        },
        {
          text: 'Rotation saves the object VisitSession into the saved state and brings it back.',
          response: 'Nothing saves an object automatically. It was still there because its process was.',
        },
      ],
      answer:
        'Rotation recreates the activity inside the same process: the view model and VisitSession stay.',
      explanation: [
        'There are two kinds of coming back. After a rotation, memory is as before. After process death only intent and saved state are. A test of the first says nothing about the second, and a phone with 12 GB rarely shows the second.',
      ],
    },
    {
      kind: 'choice',
      title: 'The fix',
      task: 'Which change brings the technician back to the same visit, with the note?',
      hint: 'Go through each: after process death, where does the visit come from, and where does the note?',
      options: [
        {
          text: 'requireVisit() returns null instead of throwing, and the screen closes itself if it gets null.',
          response:
            'No crash report arrives any more, and the technician still loses visit and note. This hides the fault.',
        },
        {
          text: 'Put the whole Visit with its photographs into the saved state.',
          response:
            'Saved state passes through a Binder transaction, whose buffer is about 1 MB for the process. With photographs it ends in TransactionTooLargeException.',
        },
        {
          text: 'Add android:configChanges="orientation|screenSize" to the activity.',
          response: 'That concerns rotation, which already worked. The process dies all the same.',
        },
        {
          text: 'Pass the visit’s ID in the intent, read it from SavedStateHandle, load the visit from Room, and write the note to Room as it is typed.',
          isRight: true,
        },
        {
          text: 'Add android:largeHeap="true" to the manifest.',
          response:
            'That allows the app more memory, which makes it a more likely victim when memory is short.',
        },
      ],
      answer:
        'The ID in the intent, read from SavedStateHandle; the visit from Room; the note written to Room as it is typed.',
      explanation: [
        'SavedStateHandle starts with the extras of the intent, so savedStateHandle.get<Long>("visitId") works on the first start and after process death. The ID is small; everything else is in the database. VisitSession can then be deleted.',
        'Text in a field that is not worth a row in the database goes into SavedStateHandle itself, or into rememberSaveable.',
      ],
    },
    {
      kind: 'fields',
      title: 'Make it happen',
      task: 'A fix counts once you have seen the crash without it. The app is in the background, behind the camera. Type the adb command that ends its process as Android did, so that the activity is rebuilt on return.',
      hint: 'adb shell, then am, then one of the three commands above and the package.',
      material: {
        id: 'am-help',
        title: 'From adb shell am help',
        lines: [
          'crash <PACKAGE|PID>',
          '    Induce a VM crash in the specified package or process',
          'force-stop <PACKAGE>',
          '    Completely stop the given application package.',
          'kill <PACKAGE>',
          '    Kill all background processes associated with the given application.',
        ],
        caption: 'An excerpt from Android’s own help, options left out.',
      },
      fields: [
        {
          name: 'command',
          label: 'Command',
          input: 'text',
          reads: 'command',
          accepted: ['am kill com.example.fieldvisit'],
          wrong: [
            {
              answers: [/force-stop/],
              response:
                'force-stop also throws away the task with its saved state, as if the user had stopped the app in the settings. The next start begins at the list, and nothing crashes.',
            },
            {
              answers: [/am crash/],
              response:
                'crash makes a crash of its own, with a trace of its own. Android did it without one: the process was killed.',
            },
            {
              answers: [/^am kill( |$)/],
              response: 'am kill is right. It needs the name of the package, which is in the crash report.',
            },
            {
              answers: [/kill -9|kill 1|pkill|killall/],
              response:
                'The shell of a phone that is not rooted may not kill the processes of apps. am asks Android to do it.',
            },
            {
              answers: [/uninstall|pm clear/],
              response: 'That removes the app’s data. Only the process should end.',
            },
            {
              answers: [/always_finish_activities/],
              response:
                'That is “Don’t keep activities”: it destroys the activity and leaves the process alive, and with it VisitSession. It would not crash.',
            },
          ],
          otherwise:
            'It begins with adb shell am; then comes the command that kills background processes, then the package.',
        },
      ],
      answer: 'adb shell am kill com.example.fieldvisit',
      explanation: [
        'Open a visit, type a note, start the camera, run the command, take the photograph, go back. Without the fix the app crashes each time; with it visit and note are there.',
        '“Don’t keep activities” in the developer options is a useful test of saved state, but it keeps the process, so this fault stays hidden.',
      ],
    },
  ],
  closing: {
    did: [
      'You told the wrapper from the cause and found the frame that threw.',
      'You found the moment in the log at which the state was lost, 15 seconds before the crash.',
      'You chose a fix that keeps the note, and saw why four others do not.',
      'You can make the crash happen with one command.',
    ],
    adds: [
      {
        text: 'Keep a form’s text through rotation and process death, and test both.',
        lesson: 'Rotation, window size, process death, saved state',
      },
      { text: 'Store every entry on the phone first.', lesson: 'Room: tables, queries, migrations' },
      {
        text: 'Read crash reports from real testers before the app is public.',
        lesson: 'Closed testing, staged rollout, crash reports',
      },
    ],
  },
};
