import type { RenderPage } from "@etalase/contracts/public-api";
import { readBuiltAssets } from "./server/builtAssets.ts";
import { createRender } from "./server/createRender.tsx";
import { developmentAssets } from "./server/developmentAssets.ts";

const assets = import.meta.env.DEV ? developmentAssets : readBuiltAssets(new URL("../client/", import.meta.url));

export const render: RenderPage = createRender(assets);
