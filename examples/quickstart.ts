// Three talks of one user over five months, and the profile that comes of them.
//   bun examples/quickstart.ts http://127.0.0.1:8787 sm_your_key

export {};

const [address = "http://127.0.0.1:8787", key = ""] = process.argv.slice(2);

const call = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
};

const sessions = [
  {
    date: "2026-03-02T18:00:00Z",
    text: `Nora: Hi! I'm Nora. I live in Hamburg and I work as a nurse at the Altona clinic.
assistant: Nice to meet you, Nora! What do you do when you are not working?
Nora: I love bouldering, I go every Thursday with my sister Lena. And I'm allergic to peanuts.
assistant: Good to know! I'll keep that in mind.`,
  },
  {
    date: "2026-05-20T19:30:00Z",
    text: `Nora: Big news! I'm moving to Lisbon next month.
assistant: Wow, congratulations! What brings you there?
Nora: I quit my job at the clinic. I'm going to study marine biology at the University of Lisbon.`,
  },
  {
    date: "2026-07-11T09:15:00Z",
    text: `Nora: I live in Lisbon now! I moved here three weeks ago.
assistant: How is it going so far?
Nora: I found a part-time job, I work at a diving school in Cascais on weekends. And I adopted a cat named Pastel.`,
  },
];

for (const { date, text } of sessions) {
  const { id } = await call("POST", "/v3/documents", {
    content: text,
    containerTag: "nora",
    documentDate: date,
    dreaming: "instant",
  });
  let document = await call("GET", `/v3/documents/${id}`);
  while (document.status !== "done" || document.dreamingStatus !== "done") {
    if (document.status === "failed") throw new Error(`the document failed: ${JSON.stringify(document)}`);
    await Bun.sleep(50);
    document = await call("GET", `/v3/documents/${id}`);
  }
}

const { profile, searchResults } = await call("POST", "/v4/profile", {
  containerTag: "nora",
  q: "Where does Nora live?",
});
console.log(JSON.stringify({ profile, searchResults }, null, 2));
