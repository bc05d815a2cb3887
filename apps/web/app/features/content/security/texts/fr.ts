export default {
  meta_title: 'Sécurité',
  meta_description:
    'Comment cartes, connexions, mots de passe et adresses sont protégés sur {{brand}}, comment repérer une arnaque, et comment signaler une faille.',
  title: 'Sécurité',
  lead: 'Comment nous protégeons votre carte, votre connexion et votre adresse, et ce que vous pouvez faire vous-même.',
  cards_title: 'Cartes',
  cards_text:
    'Nous n’enregistrons pas de données de paiement. Vous saisissez votre carte dans des champs du prestataire de paiement, et le numéro y va directement. Le prestataire chiffre les numéros de carte avec AES-256. Nous ne gardons que la marque, les quatre derniers chiffres et la date d’expiration, pour que vous distinguiez vos cartes.\n\nVotre banque peut vous demander de confirmer un paiement. Seul le prestataire voit cette étape.',
  connection_title: 'Connexion au site',
  connection_text:
    'Pages et paiements passent par HTTPS, chiffrés avec SSL/TLS. Vérifiez le cadenas et notre nom dans la barre d’adresse avant de vous connecter. Nous ne demandons jamais de mot de passe ni de carte par e-mail ou message.',
  login_title: 'Connexion et sessions',
  login_text:
    '- Les mots de passe sont enregistrés sous forme d’empreintes. Personne ici ne peut les lire.\n- Après de nombreux mots de passe faux, nous ralentissons les essais suivants et vous écrivons.\n- Vous restez connecté(e) {{short}} jour, ou {{long}} jours si vous le choisissez sur votre propre appareil.\n- Vos paramètres listent tous les appareils connectés. Déconnectez-en un, ou tous.\n- Activez la [deuxième étape](/account-setting?tab=security) : la connexion demande alors aussi une clé d’accès, un code d’une application sur votre téléphone, ou un code de récupération.\n- Ou connectez-vous avec une [clé d’accès](/account-setting?tab=security) au lieu du mot de passe. Aucun faux site ne peut vous la demander.\n- Les liens de nos e-mails fonctionnent une fois et expirent.\n- Quand votre e-mail ou votre mot de passe change, nous vous écrivons.',
  others_title: 'Ce que voient les autres',
  others_text:
    '- **Tout le monde :** vos annonces, une zone approximative, votre nom public, votre photo et vos avis.\n- **Les membres à qui vous écrivez :** vos messages.\n- **Vos locataires :** votre adresse, et votre numéro de téléphone si vous l’autorisez.\n- **Votre loueur :** votre nom, votre e-mail, votre compagnie et les dates de votre séjour.\n- **Personne :** votre mot de passe, votre date de naissance ou votre numéro de carte complet.',
  scams_title: 'Repérer une arnaque',
  scams_text:
    '- Le prix est très inférieur à tout ce qui est à proximité.\n- Le loueur est « à l’étranger » et ne peut pas montrer la maison, même en vidéo.\n- On vous demande de payer par virement, carte cadeau ou cryptomonnaie pour réserver un lit.\n- Quelqu’un veut quitter le site avant que vous ayez rien vu.\n- Un message demande un code que nous vous avons envoyé.\n\nArrêtez-vous, ne payez pas, et [signalez-le](/contact?subject=Signaler+une+arnaque). Déjà payé ? Appelez tout de suite votre banque, puis prévenez-nous.',
  report_title: 'Signaler une faille',
  report_text:
    'Vous avez trouvé une faiblesse du site ? Merci. [Écrivez-nous](/contact?subject=S%C3%A9curit%C3%A9) avec les étapes pour la voir. N’utilisez que votre compte et vos données, ne ralentissez pas le site, et laissez-nous le temps de corriger avant de publier. Nous répondons sous {{hours}} heures et n’agirons pas contre les personnes qui suivent ces règles.',
};

export const vacation = {
  others_text:
    '- **Tout le monde :** vos annonces, une zone approximative, votre nom public, votre photo et vos avis.\n- **Les membres à qui vous écrivez :** vos messages.\n- **Vos locataires :** votre adresse, et votre numéro de téléphone si vous l’autorisez.\n- **Votre hôte :** votre nom, votre e-mail et les dates de votre séjour.\n- **Personne :** votre mot de passe, votre date de naissance ou votre numéro de carte complet.',
  scams_text:
    '- Le prix est très inférieur à tout ce qui est à proximité.\n- L’hôte est « à l’étranger » et ne peut pas montrer la maison, même en vidéo.\n- On vous demande de payer par virement, carte cadeau ou cryptomonnaie pour réserver un lit.\n- Quelqu’un veut quitter le site avant que vous ayez rien vu.\n- Un message demande un code que nous vous avons envoyé.\n\nArrêtez-vous, ne payez pas, et [signalez-le](/contact?subject=Signaler+une+arnaque). Déjà payé ? Appelez tout de suite votre banque, puis prévenez-nous.',
};
