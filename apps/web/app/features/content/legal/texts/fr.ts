export default {
  version_of: 'Version {{version}}, à partir du {{date}}',
  from: 'À partir du {{date}}',
  terms_title: 'Conditions d’utilisation',
  terms_lead: 'Ce dont vous et {{brand}} convenez.',
  privacy_title: 'Confidentialité',
  privacy_lead:
    'Ce que {{brand}} enregistre à votre sujet, pourquoi, qui le voit et pendant combien de temps.',
  agreed_title: 'Ce que vous acceptez',
  agreed_text:
    'En vous inscrivant, vous acceptez les conditions de votre type de compte : [si vous publiez](/notice-of-understanding?for=lister), [si vous cherchez](/notice-of-understanding?for=seeker) ou [si vous êtes invité](/notice-of-understanding?for=tenant). Elles font partie de ces conditions d’utilisation, comme nos [règles](/policies), nos [remboursements](/refund-policies) et nos [tarifs](/fees).',
  parties_title: 'Qui est lié à qui',
  parties_text:
    'Votre contrat avec nous porte sur le site et votre forfait. La personne qui publie et celle qui loge ont leur propre contrat au sujet du lit. Nous n’y sommes pas partie.',
  versions_title: 'Nouvelles versions',
  versions_text:
    'Chaque version a une date. Quand il y en a une nouvelle, nous vous demandons de l’accepter une fois connecté, et nous enregistrons votre réponse. Vous pouvez répondre plus tard. Vous n’avez jamais à l’accepter pour payer, arrêter un paiement ou fermer votre compte.',
  questions_title: 'Questions',
  questions_text: '[Écrivez-nous](/contact).',
  stored_title: 'Ce que nous enregistrons, et pourquoi',
  stored_text:
    '- **Votre compte :** nom, e-mail, téléphone, date de naissance, photo et ce que vous écrivez sur vous.\n- **Vos annonces :** adresse, textes, photos et documents.\n- **Locations et paiements :** dates, montants, reçus et les quatre derniers chiffres de votre carte.\n- **Échanges :** messages, avis et signalements.\n- **Sécurité :** connexions, appareils et adresses réseau.\n\nNous en avons besoin pour votre compte, vos locations et vos paiements, et pour la sécurité du site. Nous ne vendons jamais ces données.',
  seen_title: 'Qui le voit',
  seen_text:
    '[Ce que voient les autres](/security#others) se trouve sur notre page de sécurité. Les administrateurs voient ce qu’il faut pour vous aider ou vérifier un signalement, et nous notons ce qu’ils ouvrent.',
  shared_title: 'Qui le reçoit',
  shared_text:
    '- Le prestataire de paiement par carte reçoit votre numéro de carte et chaque paiement. Il vérifie l’identité des personnes qui reçoivent des virements.\n- Un service de messagerie livre nos e-mails.\n- Google ou Facebook, si vous vous connectez avec eux.\n- Les services de cartes et d’adresses reçoivent les lieux que vous regardez ou cherchez.',
  cookies_title: 'Cookies et stockage du navigateur',
  cookies_text:
    'Nous ne stockons que le nécessaire : votre connexion, votre langue et votre thème, le fait que vous avez déjà utilisé ce navigateur, et ce que vous y avez enregistré ou saisi. Il n’y a pas de cookies publicitaires.',
  kept_title: 'Pendant combien de temps',
  kept_text:
    '- **Jusqu’à la fermeture de votre compte :** coordonnées, mot de passe, photos, annonces et ce que vous avez enregistré.\n- **Noms, locations, paiements, reçus et ce que vous avez accepté :** {{years}} ans après la fin de l’année.\n- **Messages :** {{messages}} mois après la fermeture des deux comptes.\n- **Signalements :** {{reports}} mois après la décision.\n- **Événements de sécurité :** {{audit}} mois ; leurs adresses réseau, {{addresses}} mois.\n- **Notifications et traces des e-mails :** {{notices}} jours.\n- **Le refus de nos e-mails par votre adresse :** jusqu’à ce que vous la confirmiez de nouveau, ou que plus aucun compte ni aucune location ne l’utilise.',
  rights_title: 'Vos droits',
  rights_text:
    'Dans vos [paramètres](/account-setting), vous pouvez voir et corriger vos données et fermer des connexions. Pour une copie de vos données, pour vous opposer ou pour faire fermer votre compte, [écrivez-nous](/contact).',
};
