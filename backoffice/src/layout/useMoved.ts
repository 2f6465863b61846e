import { createContext, useState } from "react";
import { useLocation } from "react-router-dom";

/** Whether another screen was open before this one. */
export const MovedContext = createContext(false);

export function useMoved(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved;
}
