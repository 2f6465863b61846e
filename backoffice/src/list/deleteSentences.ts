/** What a resource says around deleting. The dialog's are in the language `lang`, if it is another than the page's. */
export type DeleteSentences = Readonly<{
  title: string;
  /** Follows the name of what would go, or how many. */
  warning: string;
  /** "3 projects". */
  counted: (count: number) => string;
  confirm: string;
  cancel: string;
  lang?: string;
  failed: string;
  done: (count: number) => string;
}>;
