// What the tools need of the service's answers.

import { Type } from "typebox";

const nullable = Type.Union([Type.String(), Type.Null()]);

export const session = Type.Object({
  user: Type.Object({ id: Type.String(), name: Type.String() }),
  org: Type.Object({ name: Type.String() }),
  role: Type.String(),
  accessType: Type.String(),
  scope: Type.Object({
    tags: Type.Union([Type.Array(Type.String()), Type.Null()]),
    permission: Type.String(),
  }),
});

export const profile = Type.Object({
  static: Type.Array(Type.String()),
  dynamic: Type.Array(Type.String()),
  buckets: Type.Record(Type.String(), Type.Array(Type.String())),
});

const found = Type.Object({
  id: Type.String(),
  memory: Type.Optional(Type.String()),
  chunk: Type.Optional(Type.String()),
  similarity: Type.Number(),
});

export const profileAnswer = Type.Object({ profile });
export const searchAnswer = Type.Object({ results: Type.Array(found), total: Type.Number() });
export const accepted = Type.Object({ id: Type.String(), status: Type.String() });
export const forgottenMany = Type.Object({ forgotten: Type.Array(Type.Object({ memory: Type.String() })) });
export const forgotten = Type.Object({ id: Type.String() });

const pagination = Type.Object({ currentPage: Type.Number(), totalPages: Type.Number(), totalItems: Type.Number() });

export const documentList = Type.Object({
  memories: Type.Array(
    Type.Object({
      id: Type.String(),
      title: nullable,
      type: Type.String(),
      status: Type.String(),
      createdAt: Type.String(),
    }),
  ),
  pagination,
});

export const document = Type.Object({
  id: Type.String(),
  title: nullable,
  status: Type.String(),
  createdAt: Type.String(),
  content: nullable,
});

export const memoryList = Type.Object({
  memoryEntries: Type.Array(Type.Object({ id: Type.String(), memory: Type.String(), version: Type.Number() })),
  pagination,
});

export const graph = Type.Object({
  documents: Type.Array(
    Type.Object({
      id: Type.String(),
      title: nullable,
      memoryEntries: Type.Array(
        Type.Object({
          id: Type.String(),
          memory: Type.String(),
          memoryRelations: Type.Record(Type.String(), Type.String()),
          isLatest: Type.Boolean(),
          isForgotten: Type.Boolean(),
        }),
      ),
    }),
  ),
});

const counts = { documentCount: Type.Number(), memoryCount: Type.Number() };
export const tagSize = Type.Object(counts);
export const tagList = Type.Array(Type.Object({ containerTag: Type.String(), name: Type.String(), ...counts }));
