/** At run time it is commander alone: these types know the options and arguments of each command. */
declare module 'commander' {
  export * from '@commander-js/extra-typings';
}
