import { NotFound } from "./NotFound.tsx";

export const View = () => <NotFound />;
