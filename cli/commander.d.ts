/** At run time this is plain commander; these types add the options and arguments of each command. */
declare module 'commander' {
  export * from '@commander-js/extra-typings';
}
