/**
 * The "react" of this site: Preact and its hooks, as far as the site uses them. `preact/compat` would add 1.4 kB to
 * every page for parts of React that nothing here needs; a new need is a line here.
 */
export type { ComponentChildren as ReactNode, RefObject } from "preact";
export { Component, createContext, Fragment } from "preact";
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
