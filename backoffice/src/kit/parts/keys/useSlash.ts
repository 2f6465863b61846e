import { useStore } from "react-admin";

/**
 * Whether "/" alone focuses the search, in this browser: speech input and shaking hands press single keys by accident
 * (WCAG 2.1.4).
 */
export const useSlash = () => useStore<boolean>("shortcuts.slash", true);
