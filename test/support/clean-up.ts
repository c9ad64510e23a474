// Loaded before the tests (bunfig.toml): what they leave in the system's folder for temporary files goes with them.

import { afterAll } from "bun:test";
import { removeTemporaryFolders } from "./temporary-folder.ts";

afterAll(removeTemporaryFolders);
