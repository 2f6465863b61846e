/** Stands for react-admin's library of English plurals (5 kB), because every screen and field here says its own label. */
const asItIs = (name: string): string => name;

export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
};
