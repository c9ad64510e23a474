// Where a pronoun can mean two people, or the other than the one last named, nobody is put in its place.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    "of the one who was told apart",
    [
      "Ada: My sister wants to move back. Aunt Elke offered her one at the mill, a job I mean.",
      "Ben: Elke, the one who broke her hip last year?",
      "Ada: That's her. She's running the shop again since January.",
    ],
    "Elke is running the shop again",
    "sister is running",
  ],
  [
    "of the other's kin, whom the question is about",
    [
      "Ada: Is Clara back at work?",
      "Ben: Since Monday. Her mother helps out.",
      "Ada: Mine did that for us, too. She'd come by bus.",
      "Ben: Your mum is a saint. How's her knee?",
      "Ada: She had it done in November.",
    ],
    "Ada's mum had it done in November",
    "Clara had",
  ],
  [
    "of the one who pushed, or the one who was pushed",
    [
      "Ada: How are the girls?",
      "Ben: Lena had two stitches, she fell off the shed. Paula pushed her, Paula says.",
      "Ada: And did she?",
      "Ben: She admitted it at Christmas.",
    ],
    null,
    "Lena admitted",
  ],
  [
    "of the dog, or of whom it is with",
    ["Ada: Where are you?", "Ben: I have to go, Rudi is waiting with the dog. He gets his cast off in June."],
    null,
    "Rudi gets",
  ],
  [
    "of the one who comes first in the turn",
    ["Ada: Who fell, Rudi or the dog?", "Ben: The dog. He jumped off the balcony last Sunday."],
    null,
    "Rudi jumped",
  ],
  [
    "of the lad, not of his father",
    [
      "Ada: Is that the band with Gareth's lad?",
      "Ben: Yes, they met there.",
      "Ada: He's a good kid. He drove me home on New Year's Eve.",
    ],
    "Gareth's lad drove Ada home",
    "Gareth drove",
  ],
  [
    "of the eldest, not of the father",
    [
      "Ada: Is that the one who married Pavel?",
      "Ben: Yes. They have three boys.",
      "Ada: I taught the eldest. He couldn't sit still for a minute.",
    ],
    null,
    "Pavel couldn't",
  ],
  [
    "of neither of the two who talk",
    [
      "Elias: My mum is scared of the bees.",
      "Noah: Your mum wore the hat. Elias's dad laughed. He says she'll get used to it.",
    ],
    null,
    "Elias says",
  ],
  [
    "of her father, or of her mother's",
    [
      "Elias: How is Miriam's mother?",
      "Noah: She starts chemo next week.",
      "Elias: And her father?",
      "Noah: He can't drive since his stroke.",
    ],
    null,
    "Miriam's mother's father",
  ],
  [
    "of the mother, not of the child",
    [
      "Ada: Their baby is up from three to five.",
      "Ben: Boy or girl?",
      "Ada: A girl, Ruby. She smiles at me on the stairs. Her father brought a cake.",
      "Ben: And the mother?",
      "Ada: She works nights at the hospital. She left a note at Christmas.",
    ],
    null,
    "Ruby left a note",
  ],
  [
    "of whom she rang",
    [
      "Ada: Is your gran's sister still alive?",
      "Ben: Tess rang her from the ward. She wants to come down with her carer.",
    ],
    null,
    "Tess wants",
  ],
  [
    "of her eldest, whom the talk is about",
    [
      "Ada: How was Lisbon?",
      "Ben: We went with Marta and her kids. Her eldest got lost in the castle.",
      "Ada: Oh no. How old is she?",
      "Ben: She's nine. She cried all night.",
    ],
    null,
    "Marta cried",
  ],
  [
    "of the girl, not of whoever is named first",
    ["Ada: How were they?", "Ben: Billy ate six pancakes and Rose none. She says she's on strike."],
    null,
    "Billy says",
  ],
  [
    "of the boy, not of the dad who came in between",
    [
      "Ada: He's just got his first phone, from his grandfather.",
      "Ben: My dad would have done that.",
      "Ada: He cried when my wife took it away again.",
    ],
    null,
    "Ben's dad cried",
  ],
  [
    "of her with whom somebody was compared",
    ["Ada: I thought she was younger than my sister.", "Ben: She's two years older."],
    null,
    "sister is two years older",
  ],
  [
    "of the sis who was named last",
    ["Ada: My cousin teaches there. She says the kids are wild.", "Ben: My sis has her for maths! She loves her."],
    "sis loves",
    "cousin loves",
  ],
])("%s", async (_, lines, expected, unexpected) => {
  const told = (await textsOf(...lines)).join("\n");
  if (expected !== null) expect(told).toContain(expected);
  expect(told).not.toContain(unexpected);
});

test.each([
  [
    "whom the front of a sentence names",
    [
      "user: My daughter turns six and wants a pirate party.",
      "assistant: Will you hold it at home?",
      "user: At my mother's, she has the garden.",
    ],
    "daughter has the garden",
  ],
  [
    "the plumber, or who promised one",
    ["user: My landlord promised a plumber for Monday. He came on Wednesday and left."],
    "landlord came",
  ],
  [
    "how much is no thing",
    [
      "user: I'm learning to swim.",
      "assistant: Did she help you at all?",
      "user: A bit. We started it last week in the lake.",
    ],
    "started a bit",
  ],
  [
    "what somebody does is no thing",
    ["Ada: Did the vet come?", "Ben: At nine. She looked at both cows, Bella and the old one."],
    "the old come",
  ],
  [
    "the mother fed him, not he",
    [
      "user: I need a plan.",
      "assistant: What does your husband like?",
      "user: Potatoes, in any form. His mother was from Cork. She fed him nothing else until he was twelve.",
    ],
    "husband fed",
  ],
  [
    "photos of a baby are not of the uncle",
    [
      "user: My gran got a phone from my uncle.",
      "assistant: What would she like to do with it?",
      "user: See photos of my cousins baby. He was born on the 4th, in Sydney.",
    ],
    "uncle was born",
  ],
  [
    "somebody before is no thing",
    ["Ada: She bought him an electric drum. Is that Otto?", "Ben: No, Otto was the one before. He's in Lagos."],
    "was the electric",
  ],
  ["a birth is no choice", ["user: He's a father now!", "assistant: Boy or girl?", "user: A girl, Signe."], "chose"],
])("%s", async (_, lines, unexpected) => {
  expect((await textsOf(...lines)).join("\n")).not.toContain(unexpected);
});

test.each([
  [["Ada: My son Tim walks the dog every day. He starts school in August."], "Tim starts school"],
  [
    [
      "Ada: How's your brother?",
      "Ben: He's trying acupuncture.",
      "Ada: My uncle swears by it. Has he stopped working?",
      "Ben: He works half days since March.",
    ],
    "Ben's brother works half days",
  ],
  [["Ada: She needs a job.", "Ben: My aunt offered her one at the bakery."], "aunt offered her a job"],
])("%j still tells of whom it is", async (lines, expected) => {
  expect((await textsOf(...lines)).join("\n")).toContain(expected);
});
