// What a turn opens or closes with before and after it says something: interjections, thanks, hedges, tags.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

/** Cut from the front when a comma, full stop, exclamation mark, colon or dash follows. */
export const INTERJECTIONS = anyOf(
  "oh wait|yeah actually|yes actually|actually,? yes|actually,? yeah|oh|ooh|wow|woah|whoa|yeah|yea|yes",
  "yep|yup|nope|no|nah|hey|hi|hello|hiya|hallo|moin|servus|hola|salut|bonjour|ciao|hey there|hi there",
  "good morning|good evening|morning",
  "well|so|anyway|and btw|and by the way|oh and|and also|and yes|and yeah|oh btw|also btw|anyways|btw",
  "by the way|also|and|but|plus|or|actually|honestly|seriously|totally|absolutely|definitely",
  "exactly|sure|sure thing|(?:all |pretty |really |very )?good",
  "(?:much |a bit |a lot |way |getting )?better|(?:sorry,? )?(?:can't|cannot)|not (?:too )?(?:bad|great)",
  "fine|okay|ok|cool|nice|nice one|great|awesome|amazing|ha(?:ha)*|haha+|hehe|lol|lmao",
  "(?:just )?kidding(?: aside)?|joking aside|jk|no way|hm+|um+|uh+|ah+|aw+|ugh",
  "thanks|thank you|thx|noted|cheers|sorry|congrats|congratulations|man|dude|omg|wtf|jeez|oh my god|gosh|of course|for sure|that said",
  wrapped`
    that being said
    |that(?:'s| is| was) (?:exactly |just )?(?:
      the (?:
        problem|thing|plan|trouble|catch|trick|point|idea|dream|(?:hard|sad|funny|best|worst|good) (?:part|thing|bit)
      )
      |it exactly
    )
    |speaking of \w+(?=, (?:look|guess|see) )|thank (?:god|goodness|heavens|the lord)|(?:well,? )?(?:about|on) that
    |speaking of which|speaking of|guess what|(?:also |just |quick )?(?:a )?heads up|you know|you know what|I mean
    |to be honest|tbh|I guess|like I said`,
  "as I said|good question|no worries|no problem|no doubt|alright|all right|right|sounds good|fortunately|thankfully|luckily",
  "unfortunately|sadly|wonderful|fantastic|perfect|interesting|same here|me too|on another note|oh no|oh man|oh wow|thanks so much",
  "thank you so much|thanks a lot|thanks a bunch|glad to hear it|appreciate it|I appreciate it|bro|mate|good idea|great idea",
  "good point|true|agreed|yay|hooray|phew|yikes|wait|look|see|listen|basically|oh yeah|oh yes|not really|not much|not yet|not bad",
  "aye|och|good call|ta|righto|arre|arrey|acha|achha|haan|yaar|crikey|blimey|oof|dang|np|omg|good shout",
  "however|for now|(?:just )?for (?:next time|future reference|the next time|your reference)",
  "changing gears a bit|switching gears a bit|changing gears|switching gears|on that note|one last thing",
  "one more thing|one more|one last question|another thing|one other thing|also just|overall|in general",
  "so far|right now though|funny you (?:should )?(?:mention|ask)(?:ed)? (?:it|that)|lastly|finally",
  "firstly|secondly|first off|next|next thing|in fact|apparently|as usual|funny enough|believe it or not",
  "fun fact|quick update|update|change of plans?|plot twist|just so you know|fyi",
  "as for me|for me|personally|specifically|in addition|additionally|furthermore|moreover|besides",
  "first of all|to start|lately though|either way",
  "actually,? scratch that|no,? scratch that|sorry,? scratch that|wait,? scratch that|ignore that",
  "ignore the last message|scratch that|never ?mind|correction",
  "my (?:mistake|bad|apologies|god|goodness|gosh)|I was wrong|I misspoke|I made a mistake|oops|whoops",
  "edit|actually no|no wait|forget that",
  wrapped`
    (?:here (?:are|is) )?(?:my|the|our) (?:(?:first|latest|new|current) )?
      (?:results?|numbers|figures|status|progress|update)(?: (?:after|since|from|for|of|so far|as of)[^,.:;!?]{0,30})?
      (?=:)`,
  "dear diary|I have to say|I must say|I gotta say|I must admit|I have to admit|I'd say|I totally get it",
  "I get it|I get that|I hear you|I feel you|I know what you mean|same|me neither|separately",
  "as (?:discussed|agreed|promised|mentioned|planned|requested)|quick question|quick one",
  "(?:quick |small |short )?update|big news|great news|good news|bad news|reminder|note",
  "(?:oh|ah|aw+|wow|hey|ha(?:ha)*|yeah|ok|okay) (?:nice|cool|great|sweet|lovely|awesome|amazing|neat|good|fun|boy|dear|gosh|god|true|sure)",
  wrapped`
    (?:I(?: also| just)? have|I've(?: also| just)? got|got|have) (?:some |big |good |great |other |sad |bad |more )*news
      (?: too| as well| for you)?
    |I know(?: right)?|I know,? I know`,
  wrapped`
    (?:the )?poor (?:man|thing|things|guy|girl|boy|soul|love|lad|woman|lamb|dear|sod|old (?:man|thing|boy|girl))
    |bless (?:him|her|them)|speaking of (?:whom|him|her|them)`,
  "for the record|for your information|lesson learned|good catch",
  "just a heads[- ]up|not any ?more|long time no (?:talk|see|speak|chat|hear)|not me|no no",
  "just a quick note|a quick note|quick note|just a note|a quick reminder|quick reminder|just a reminder",
  "heads-up|heads up|a quick heads-up",
  "(?:probably|maybe|hopefully|definitely|absolutely|apparently|of course) not|no idea|not sure",
  "not at the moment|not right now|no no no|oof|ooh|yo|one thing|in reality|my situation|in any case",
  "anyhow|long story short|on a side note|on the other hand|no kidding|yum+y?|mmm+|makes sense|understood",
  "got it|I see|fair enough",
  "(?:before I forget|I (?:almost|nearly) forgot)(?: to (?:tell you|say|mention))?",
  "you'll (?:laugh|like this|love this|hate me)|(?:please )?(?:don't|promise not to|no) laugh(?:ing)?",
  "(?:yes|no|oh),? please|please do|(?:please )?don't tell (?:anyone|anybody|mum|mom|dad)(?:,? but)?",
  "between (?:you and me|us)|brace yourself|sit down|get this",
);

/** "Lyon", "Isle of Man" */
export const PLACE_NAME = "\\p{Lu}[\\p{L}'-]+(?: (?:of |the |de )?\\p{Lu}[\\p{L}'-]+){0,3}";
/** "Ciao from Trieste", "hello from sunny Malaga" */
export const GREETS_FROM = wrapped`
  (?:
    [Hh]i|[Hh]ello|[Hh]ey|[Cc]iao|[Hh]ola|[Bb]onjour
    |(?:(?:[Ww]arm|[Bb]est|[Kk]ind|[Mm]any|[Ss]unny) )?(?:[Gg]reetings|[Rr]egards)|[Ww]riting|[Tt]yping
  )(?: (?:again|all|everyone|to you))? from(?: [a-z]+)?`;
/** "Hi from Ghent, I live here now": cut before something that is said. */
export const GREETING_BEFORE = new RegExp(
  `^${GREETS_FROM} ${PLACE_NAME}(?:[,;:]| [-–—]) (?!(?:where|which)\\b)(?=\\p{L})`,
  "u",
);
/** Of those who write English to a friend or an assistant. */
export const GREETING_ABROAD =
  /^(?:guten (?:tag|morgen|abend)|grüß gott|buongiorno|buenos d[ií]as|bom dia|hej|namaste)[,!.]? (?=\p{L})/iu;
/** "Hello from Porto!", "right, voice note again" */
export const GREETING_ALONE = new RegExp(
  wrapped`
    ^${GREETS_FROM} ${PLACE_NAME}[.!, ]*$
    |^(?:(?:[Rr]ight|[Oo]k(?:ay)?|[Ss]o|[Hh]i|[Hh]ey|[Aa]nother|[Qq]uick),? )*[Vv]oice (?:note|memo|message)(?: again)?(?:,? (?:sorry|here))?[.!, ]*$`,
  "u",
);

/** Connectors cut only directly before a subject. */
export const BARE_CONNECTORS = wrapped`
  oh|so|and|but|plus|also|then|yeah|yes|well|anyway|because|okay|ok|honestly|actually|now|obviously|basically|hmm+|nah
  |yo|hey|hi|omg|ah|yay|tbh|bro|dude|oh man|anyways|oo+h|ugh|oof|haha|lol|no`;
export const SUBJECT_START = wrapped`
  (?:
    I|I'm|I've|I'll|I'd|we|we're|we've|we'll|we'd|my|our|his|her|he|he's|she|she's|they|they're|it|it's|there|there's
    |the|this|that|that's
  )`;
const SUBJECT_OPENING = new RegExp(`^${SUBJECT_START}\\s`, "i");
/** Most statements do: nothing is left out before them, and they neither order nor ask. Ten rules in a row ask it of the same text. */
export const opensWithSubject = (text: string): boolean => {
  if (text !== asked.of) asked = { of: text, opens: SUBJECT_OPENING.test(text) };
  return asked.opens;
};
let asked = { of: "", opens: false };

/** "I'm happy to say (that)": what comes behind is the news. */
export const GLAD_TO_SAY = wrapped`
  I(?:'m| am) (?:so |very |really )?(?:happy|proud|glad|pleased|excited|thrilled|delighted|relieved|sad|sorry) to (?:
    say|report|announce|share|tell you
  )`;

/** Hedges cut before a first-person subject: they are about the telling, not about what is told. */
export const HEDGES = anyOf(
  "I (?:don't|didn't) want to jinx it,? but|I guess that's why|that's why|I think|I guess|I mean",
  "I must say|I have to say|I gotta say|I'd say|I would say|I feel like|I believe|I suppose",
  "I have to admit",
  "I must admit|I admit|I should (?:(?:perhaps|maybe|probably|also) )?(?:mention|add|note)",
  "(?:I )?just wanted to say|I wanted to tell (?:you|ya)",
  "(?:I )?(?:almost |totally |completely )?forgot to (?:mention|say|add|tell you)|I'd like to add",
  "I (?:also |just )?(?:want|wanted|would like) to (?:mention|add|point out|note)",
  "I'd (?:also )?like to mention",
  "it turns out|turned out|turns out|the thing is|the truth is|as you know",
  "as I mentioned(?: before| earlier)?|like I mentioned(?: before)?",
  "I meant(?: to say)?|I can confirm|I should say|I wanted to mention|I thought I should mention",
  "just letting you know|(?:I )?(?:just )?wanted to let you know",
  "(?:I )?(?:just )?wanted to tell (?:you|ya)|I have to tell you|(?:please |kindly )?note|guess what",
  "for context|for background|for what it's worth|the good news is",
  "on the (?:bright side|plus side|upside)|on a (?:brighter|happier|lighter|better) note",
  wrapped`
    you should (?:also )?know|it's important to (?:know|mention|note)|I (?:should|need to) (?:also )?tell you
    |(?:I'm )?not sure (?:if|whether) (?:it|this|that)(?:'s| is)? (?:matters|helps|relevant|important),? but
    |(?:in case|if) (?:it|this|that) (?:helps|matters)|here's the thing`,
  "(?:the|my) (?:problem|issue) is|mind you|unfortunately|apparently|for reference|since you asked",
  "(?:just )?to be clear|(?:just )?to clarify|(?:small |quick |minor |slight )?correction",
  "(?:just )?a (?:quick |small |friendly )?reminder|funny story|(?:a bit )?random,? but",
  "(?:okay|ok),? here goes",
  wrapped`
    it's (?:just )?that|(?:so )?here's (?:my|the) (?:situation|story|deal|problem|background|context|thing)
    |(?:(?:ok|okay|so|hey|well)(?:,? so)? )?(?:quick )?question
    |(?:(?:there's|there is|I have|I've got) )?(?:just )?(?:one|another|a)(?: (?:more|other|last|quick|final|small))* (?:thing|question)(?: (?:
        I(?: was|'m| am) wondering about|I wanted to ask(?: about)?|though
      )
    )?(?=:)
    |I'd (?:love|like|appreciate) (?:some|any) (?:advice|help|tips|input)
    |(?:please )?(?:update|adjust|adapt|change|revise) (?:the|my|this|that) \w+`,
  "(?:(?:as|like) )?I(?:'ve)? (?:already |just )?(?:told you|mentioned|said)(?: before| earlier| already)?(?=,? that\\b|,)",
  wrapped`
    (?:
      (?:in order )?to make up for (?:it|that|this)|because of (?:that|this|it|all that)|for (?:that|this) reason
      |to avoid (?:that|this)|in return for (?:that|this)
    )(?=,? (?:I|I'm|I've|I'll|we|we're|we've|we'll|my|our)\b)`,
  "(?:a )?(?:little|bit of|some|quick) (?:background|info|context)(?: (?:about|on) me)?|in my case",
  GLAD_TO_SAY,
);

/** Cut from the end, with the comma before them (without the comma "alright." would lose its "right"). */
export const CLOSING_TAGS = anyOf(
  "right|remember|btw|by the way|you know|huh|lol|(?:ha){2,}h?(?:,? help)?|haha+|though|man|dude|buddy|bro|mate|pal|babe|eh|no",
  "yeah|I guess|to be honest|tbh|honestly|of course|if you know what I mean",
  wrapped`
    (?:and |so )?(?:you're|you are|are you) (?:still |both |all )?(?:coming|in|joining)(?:,? (?:right|yes|yeah))?
    |is (?:that|this|it) (?:a problem|ok|okay|fine|alright)|can you believe (?:it|that)|can you imagine(?: it| that)?
    |would you believe (?:it|that)|innit|yaar|la|lah|isn't it|aren't they|don't you think
    |(?:can|could|will|would|does|is|has) (?:he|she|they)|wouldn't you say|you see|as well as ever
    |(?:(?:best|kind|warm|many) )?(?:greetings|regards)|thanks|thank you|please|actually|too though|for sure|as always
    |as usual`,
  "(?:didn't|did not) (?:I|[a-z]+) (?:tell|mention(?: it)?(?: to)?) you|haven't I told you",
  "didn't you (?:hear|know|see)|have you not heard|haven't you heard|did you (?:hear|know)",
  "mind(?: you)?",
  "bless (?:him|her|them|you|(?:his|her|their) (?:little )?(?:heart|soul|cotton socks|hearts)s?)",
  "to be fair|if I(?:'m| am)(?: being)? (?:honest|perfectly honest|truthful)|if truth be told",
  "I must be honest|to tell (?:you )?the truth|truth be told|in all honesty",
  "(?:I )?(?:must|have to) (?:say|admit|confess)|(?:I|let me) tell you|believe me|trust me",
  "(?:touch|knock) wood",
  "(?:did|have) I (?:tell|told|mention|mentioned)(?: you)?(?: (?:that|this|yet|already|about (?:it|that)))?",
);

/** Behind what is told, about the telling: "..., if that helps", "... - long story", "... (don't ask)". */
export const CLOSING_ASIDES = anyOf(
  wrapped`
    fingers crossed|knock on wood|touch wood|wish me luck
    |(?:so|and) (?:it|that|this) (?:really )?means? (?:a lot|so much|everything|the world)
      (?: to (?:me|us|him|her|them|both of us|all of us))?`,
  wrapped`
    if (?:it|this|that)(?:'s| is)? (?:
      matters|helps|relevant|useful|important|of any (?:help|use|interest)|makes (?:a|any) difference
      |changes (?:anything|things)
    )
    |in case (?:
      you (?:need to know|wonder(?:ed)?|ask)|you're wondering
      |(?:it|this|that)(?:'s| is)? (?:
        matters|helps|relevant|useful|important|of any (?:help|use|interest)|makes (?:a|any) difference
        |changes (?:anything|things)
      )
    )
    |(?:which is|so that's) why I(?:'m| am)? ask(?:ing)?|hence (?:the|my|this) (?:question|request|message)
    |so bear with me|(?:just )?so you know|(?:just )?fyi|fwiw|for what it's worth|(?:I )?hope (?:this|that|it) helps
    |(?:so )?(?:please )?keep (?:that|this|it) in mind`,
  "which (?:might|may|could) be (?:relevant|useful|important|helpful)|I(?:'m| am) afraid|unfortunately",
  "sadly|luckily|fortunately|thankfully|apparently|obviously",
  "(?:as|like) I (?:said|mentioned|told you)(?: before| earlier)?|as you (?:may |might )?know",
  "believe it or not|if you must know",
  "(?:please )?don't (?:judge(?: me)?|ask(?: me why)?|forget(?: (?:that|it))?|laugh)|just saying",
  "so there's that|that's (?:all|it)|no big deal|(?:it's )?(?:a )?long story",
  "thank (?:god|goodness|heavens)|so yeah|I know(?:, I know)*|remember that|(?:you |do you )?remember",
  wrapped`
    I (?:forgot|meant) to (?:mention|say|add|tell you)(?: (?:that|it))?|I should (?:add|mention|say)
    |I should have (?:said|mentioned|told you) (?:that|it|this)(?: earlier| before)?
    |sorry (?:for not (?:mentioning|saying) (?:it|that)|I didn't (?:mention|say) (?:it|that))(?: earlier| before)?`,
  "what now|now what|what next|any (?:ideas|thoughts|tips|advice|suggestions)|thoughts|what to do",
  wrapped`
    (?:isn't (?:that|it) )?(?:crazy|wild|funny|weird|insane)(?:,? right)?
    |which (?:(?:is|was) (?:great|nice|good|bad|sad|annoying|fine|cool|awesome|fun|crazy|hard|tough)|sucks|sucked)`,
);

/** "As I said python is what I know": before a whole statement, without a comma; not "as I said yes to the job, he left". */
export const AS_SAID = new RegExp(
  wrapped`
    ^(?:(?:as|like) I (?:already )?(?:said|mentioned|told you)(?: before| earlier)?) (?=
      (?:
        I|I'm|I've|we|we're|there's|it's
        |(?:my |the |our )?[a-z]+ (?:is|are|has|doesn't|isn't|can't|works|lives|hates|loves)
      ) [^,]*$
    )`,
  "i",
);

/** Sentences that are nothing but manners. */
export const MANNERS = new RegExp(
  wrapped`
    ^(?:(?:oh|and|so|but|also|plus|again|well|wow|aw+|hey) )?(?:
      thanks|thank you|thx|congrats|congratulations|sorry|my apologies|good luck|best of luck|glad|so glad
      |happy (?:to|for|birthday|new)|welcome|you're welcome|cheers
      |(?:(?:hello|hi|hallo|moin|hola|ciao),? )?(?:here's |here is |it's |this is )?me again\b|take care|see you|see ya
      |talk (?:to you )?soon|catch you|bye|goodbye|good (?:to|for|job|morning|night|evening|call|point|memory)
      |well remembered|you remember(?:ed)?[.!]
      |great (?:to|job|work|chatting|talking|catching)|nice (?:to|job|work|chatting|talking|catching)|lovely to
      |keep (?:it|up|me|going|on)|no (?:worries|problem)|way to go|well done|hats off|kudos|cheering|rooting|wishing you
      |sending (?:you|love|hugs?|prayers|lots|tons|all|so much|much|good|positive|warm|healing|big)|have (?:a|an|fun)
      |enjoy|hope (?:you|your|it|to (?:hear|see)|all|things)|let's|let me|hang in|hugs|much appreciated|stay[ ]
    )\b`,
  "i",
);
